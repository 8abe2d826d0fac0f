const names = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="tabuleiro-assets"]')?.content ?? "{}",
) as Record<string, string>;

const lessons = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="tabuleiro-lessons"]')?.content ?? "{}",
) as Record<string, number>;

/** The number of lessons of a game. */
export function lessonCount(game: string): number {
  return lessons[game] ?? 0;
}

/** The URL of an asset, whose file name contains a hash. */
export function asset(name: string): string {
  const found = names[name];
  if (found === undefined) {
    throw new Error(`there is no ${name}`);
  }
  return new URL(found, document.baseURI).href;
}

/** Loads a JSON file of the site. */
export async function loadJson<T>(name: string): Promise<T> {
  const answer = await fetch(asset(name));
  if (!answer.ok) {
    throw new Error(`${name}: ${answer.status}`);
  }
  return (await answer.json()) as T;
}
