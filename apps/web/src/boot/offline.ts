// SPDX-License-Identifier: Apache-2.0
// The script of the page that the service worker shows when the platform cannot be reached, in the visitor's
// language and theme as far as this browser knows them. It reloads the page when the network is back.
{
  const lookAgainMs = 10_000
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as {
    languages: Record<string, [set: string, tag: string, direction: string]>
    sets: Record<string, [title: string, text: string, reload: string, awayTitle: string, awayText: string]>
  }
  const page = document.documentElement
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const [set, tag, direction] = texts.languages[stored('hisLang') ?? ''] ?? ['EN', 'en', 'ltr']
  const [offlineTitle, offlineText, reload, awayTitle, awayText] = texts.sets[set] ?? ['', '', '', '', '']
  // With a network, it is the platform that does not answer.
  const [title, text] = navigator.onLine ? [awayTitle, awayText] : [offlineTitle, offlineText]
  const say = (selector: string, words: string): void => {
    document.querySelector(selector)?.append(words)
  }
  page.lang = tag
  page.dir = direction
  if (stored('theme') === 'light') page.dataset.theme = 'light'
  document.title = title
  say('h1', title)
  say('p', text)
  say('button', reload)
  document.querySelector('button')?.addEventListener('click', () => location.reload())
  addEventListener('online', () => location.reload())
  // The network may have come back before this page was listening, or may have been too weak then.
  setInterval(() => {
    if (navigator.onLine) location.reload()
  }, lookAgainMs)
}
