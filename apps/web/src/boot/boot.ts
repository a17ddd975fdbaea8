// SPDX-License-Identifier: Apache-2.0
// Part of the head of the page itself (its hash is in the content policy); it runs before the first paint. It
// needs no other file, so that it can report parts that fail to load. Compiled by build/arrival.ts.
{
  const patienceMs = 120_000
  const askMs = 5_000
  const page = document.documentElement
  let settled = false
  let styleComes: () => void = () => undefined
  const styled = new Promise<void>((resolve) => {
    styleComes = resolve
  })

  try {
    const address = new URLSearchParams(location.search)
    // A preview is shown in both themes; the visitor's own choice stays.
    if (
      ((address.has('preview') && address.get('previewTheme')) || localStorage.getItem('theme')) === 'light'
    ) {
      page.dataset.theme = 'light'
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#f3f5f9')
    }
  } catch {
    // Storage is switched off: the default theme applies.
  }

  const sentences = (): Partial<Record<BootTrouble | 'reload', string>> =>
    JSON.parse(document.getElementById('boot-texts')?.textContent ?? '{}')

  const show = (trouble: BootTrouble): void => {
    const texts = sentences()
    const notice = document.createElement('main')
    const words = document.createElement('p')
    const again = document.createElement('button')
    notice.className = 'boot-trouble'
    notice.setAttribute('role', 'alert')
    words.textContent = texts[trouble] ?? ''
    again.textContent = texts.reload ?? ''
    again.onclick = () => location.reload()
    notice.append(words, again)
    document.getElementById('root')?.replaceChildren(notice)
  }

  const fail = (trouble: BootTrouble): void => {
    if (settled) return
    settle()
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(trouble))
    else show(trouble)
  }

  const reloadIfNewer = async (): Promise<boolean> => {
    try {
      const build = /name="build" content="([^"]+)"/
      const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(askMs) })
      const [, newest] = build.exec(await answer.text()) ?? []
      const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
      if (!newest || newest === own || sessionStorage.getItem('reloadedFor') === newest) return false
      sessionStorage.setItem('reloadedFor', newest)
      location.reload()
      return true
    } catch {
      // No answer, or no storage to remember that it was done once.
      return false
    }
  }

  const isSheet = (part: EventTarget | null): part is HTMLLinkElement =>
    part instanceof HTMLLinkElement && (part.as === 'style' || part.rel === 'stylesheet')

  // The style sheet loads without blocking the first paint, and is applied once it has loaded.
  const onLoad = ({ target }: Event): void => {
    if (!isSheet(target)) return
    if (target.rel === 'preload') target.rel = 'stylesheet'
    else styleComes()
  }

  const onError = ({ target }: Event): void => {
    if (target === window) fail('page')
    else if (target instanceof HTMLScriptElement || isSheet(target))
      void reloadIfNewer().then((leaves) => {
        if (!leaves) fail('network')
      })
  }

  const timer = setTimeout(() => fail('slow'), patienceMs)
  const settle = (): void => {
    settled = true
    clearTimeout(timer)
    removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }

  addEventListener('error', onError, true)
  // A part's load event, unlike its error, never reaches the window.
  document.addEventListener('load', onLoad, true)
  window.boot = { styled, started: settle, fail, reloadIfNewer }
}
