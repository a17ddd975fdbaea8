// SPDX-License-Identifier: Apache-2.0
/** Dark to light and back; kept for the next visit. */
export function switchTheme(): void {
  const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  document.documentElement.dataset.theme = next
  localStorage.setItem('theme', next)
}
