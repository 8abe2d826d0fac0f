/**
 * The browser's own database as promises, with one store: whatever was put under a key. What the browser refuses (a private window, a
 * full disk, a policy) comes out as a rejection.
 */
const NAME = "tabuleiro";
const STORE = "games";
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database, unless it is open. Whatever uses it does so by itself, but then has to wait. */
export function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = undefined;
      };
      database.onclose = forget;
      // A newer page in another tab wants to change the database: it must not wait for this one.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error("cannot open"));
    request.onblocked = () => reject(new Error("blocked by another tab"));
  }).catch((error: unknown) => {
    // The next one tries again.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Does something with the store; done when everything is on the disk, as far as the browser tells. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  return new Promise<T | undefined>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request?.result);
    // Whatever fails in it ends here, and only here it is known why.
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

export async function get(key: string): Promise<unknown> {
  return transact("readonly", (store) => store.get(key) as IDBRequest<unknown>);
}

/** Everything that is kept, each with its key. */
export async function entries(): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  await transact("readonly", (store) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor !== null) {
        found.push([String(cursor.key), cursor.value]);
        cursor.continue();
      }
    };
    return undefined;
  });
  return found;
}

/** Puts many things in, all or none. */
export async function putAll(all: [string, unknown][]): Promise<void> {
  await transact("readwrite", (store) => {
    all.forEach(([key, value]) => store.put(value, key));
    // A tab that is closed takes what has not been committed with it.
    store.transaction.commit();
    return undefined;
  });
}

export async function remove(key: string): Promise<void> {
  await transact("readwrite", (store) => store.delete(key));
}

export async function clear(): Promise<void> {
  await transact("readwrite", (store) => store.clear());
}
