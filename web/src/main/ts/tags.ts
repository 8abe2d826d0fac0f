/** Tags of a game file as the compiled games take them: lines NAME=VALUE. */
export function tagLines(tags: Record<string, string>): string {
  return Object.entries(tags)
    .map(([name, value]) => `${name}=${value.replace(/\s+/g, " ").trim()}`)
    .join("\n");
}
