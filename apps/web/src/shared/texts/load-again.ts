// SPDX-License-Identifier: Apache-2.0
type Loader<Module> = () => Promise<Module>

/** The address of a module that failed to load, and how often it failed. */
const failures = new WeakMap<Loader<unknown>, { address: string; times: number }>()

/**
 * Loads a part of the page, and after a failure requests it under another address. Some browsers remember a
 * failed module for as long as the page is open, and would never retry although the network is back.
 */
export async function loadAgain<Module>(load: Loader<Module>): Promise<Module> {
  const before = failures.get(load)
  try {
    return before
      ? ((await import(/* @vite-ignore */ `${before.address}?again=${before.times}`)) as Module)
      : await load()
  } catch (error) {
    const address = before?.address ?? addressIn(error)
    if (address !== undefined) failures.set(load, { address, times: (before?.times ?? 0) + 1 })
    throw error
  }
}

/** The address that browsers name in such an error; undefined if they name none. */
const addressIn = (error: unknown): string | undefined =>
  /https?:\/\/[^\s?#]+\.js/.exec(error instanceof Error ? error.message : '')?.[0]
