// SPDX-License-Identifier: Apache-2.0
// Caches the program of the site, so that it opens quickly and can say by itself that the network is down. It
// caches files with a hash in their names, and one page, but never answers of the platform: no money, no
// names, no lists.
{
  const worker: ServiceWorkerGlobalScope = Object(globalThis)
  const prefix = 'shell-'
  const name = prefix + build.number
  /**
   * A page that was opened before a new build still finds its parts: those of the previous build stay cached,
   * too.
   */
  const cachedBuilds = 2
  /** Paths beside the site, which the worker leaves alone. */
  const elsewhere =
    /^\/(console|docs|sandbox-bank|payments|health|wps|lgw|lotto|ops|vendors|media|art|app\.mobileconfig)(\/|$)/

  const install = async (): Promise<void> => {
    const cache = await caches.open(name)
    await cache.addAll(build.shell)
    await worker.skipWaiting()
  }

  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)
    await Promise.all(
      old.slice(0, Math.max(0, old.length - cachedBuilds + 1)).map((key) => caches.delete(key)),
    )
    await worker.clients.claim()
  }

  const part = async (request: Request): Promise<Response> => {
    const stored = await caches.match(request)
    if (stored) return stored
    const answer = await fetch(request)
    if (answer.ok && answer.type === 'basic') {
      const copy = answer.clone()
      await caches
        .open(name)
        .then((cache) => cache.put(request, copy))
        .catch(() => undefined)
    }
    return answer
  }

  const page = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request)
    } catch {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': build.offline.policy,
        'cache-control': 'no-store',
      }
      return new Response(build.offline.html, { status: 503, headers })
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()))
  worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return
    if (url.pathname.startsWith('/assets/')) event.respondWith(part(request))
    else if (request.mode === 'navigate' && !elsewhere.test(url.pathname)) event.respondWith(page(request))
  })
}
