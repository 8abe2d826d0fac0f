/**
 * IndexedDB as promises, with one key-value store. What the browser refuses (private window, full disk,
 * policy) is a rejection.
 */
const NAME = "tabuleiro";
const STORE = "games";
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database unless it is open. All functions call it; calling it early saves them the wait. */
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
      // A newer version in another tab upgrades the database: this tab must not block it.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error("cannot open"));
    request.onblocked = () => reject(new Error("blocked by another tab"));
  }).catch((error: unknown) => {
    // The next call tries again.
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Runs a transaction; resolves when it is complete. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  return new Promise<T | undefined>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request?.result);
    // Every failure of a request aborts the transaction, and only then the reason is known.
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

export async function get(key: string): Promise<unknown> {
  return transact("readonly", (store) => store.get(key) as IDBRequest<unknown>);
}

/** All entries with their keys. */
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

/** Stores several entries in one transaction. */
export async function putAll(all: [string, unknown][]): Promise<void> {
  await transact("readwrite", (store) => {
    all.forEach(([key, value]) => store.put(value, key));
    // Committed at once: a transaction that is still open when the tab closes is lost.
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
