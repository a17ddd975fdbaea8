// SPDX-License-Identifier: Apache-2.0
// The service worker of the console. It passes the session of an operator from one tab to a new one, and caches nothing.
//
// Only a page that this worker controls gets a session: one that was loaded from an address below /console/. A script in
// a page of the site, on the same origin, is controlled by another worker or none, whatever address it pretends to have.
// So this worker never claims pages that were open before it.
addEventListener('install', () => skipWaiting())
addEventListener('message', (event) => event.waitUntil(pass(event)))

async function pass({ data, source }) {
  if (!source || typeof data !== 'object' || data === null) return
  if (data.kind === 'answered') {
    const controlled = await clients.matchAll({ type: 'window' })
    controlled.find(({ id }) => id === data.to)?.postMessage(data)
    return
  }
  // These say nothing that a page must not know.
  if (data.kind !== 'asked' && data.kind !== 'signedOut') return
  for (const client of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (client.id !== source.id) client.postMessage({ kind: data.kind, by: source.id })
}
