// SPDX-License-Identifier: Apache-2.0
/**
 * The browser's event when the site can be put on the home screen (not in the DOM types: not every browser
 * has it).
 */
interface InstallOffer extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * unavailable: this browser does not support it. ready: one press asks the visitor. installed: it is
 * installed, or this is the installed app. by-hand: only through the browser's share menu (iPhones and
 * iPads).
 */
export type InstallState = 'unavailable' | 'ready' | 'installed' | 'by-hand'

let offer: InstallOffer | undefined
let installed = false
const listeners = new Set<() => void>()

/** Listens for the browser's event, which comes once and early. */
export function subscribeToInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event)) offer = event
    notify()
  })
  addEventListener('appinstalled', () => {
    offer = undefined
    installed = true
    notify()
  })
}

export function installState(): InstallState {
  if (installed || matchMedia('(display-mode: standalone)').matches) return 'installed'
  if (offer) return 'ready'
  return onApple() ? 'by-hand' : 'unavailable'
}

/** Asks the visitor; returns whether they agreed. Each event can be used once. */
export async function install(): Promise<boolean> {
  const taken = offer
  if (!taken) return false
  offer = undefined
  await taken.prompt()
  const { outcome } = await taken.userChoice
  installed = outcome === 'accepted'
  notify()
  return installed
}

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && 'userChoice' in event
/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const onApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
