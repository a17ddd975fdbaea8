// SPDX-License-Identifier: Apache-2.0
/** Switches between dark and light; stored for the next visit. */
export function switchTheme(): void {
  const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  document.documentElement.dataset.theme = next
  localStorage.setItem('theme', next)
}
