/**
 * Removes the shell of the home page, which is shown until the application has rendered its first page. The focus
 * moves from a link of the shell to the same link of the page.
 */
export function removeShell(): void {
  const link = document.activeElement?.closest(".shell a")?.getAttribute("href");
  document.querySelectorAll(".shell").forEach((shell) => shell.remove());
  if (link !== undefined && link !== null) {
    document.querySelector<HTMLElement>(`tabuleiro-app a[href="${link}"]:not([tabindex])`)?.focus();
  }
}
