import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  /** This journey provokes such complaints itself. */
  allow(pattern: RegExp): void
  heard(): string[]
}

/** Listens to every page and frame of a context: errors on the console, errors that nothing caught, breaches of the content policy. */
export function watchForComplaints(context: BrowserContext): Complaints {
  const all: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') all.push(`${message.text()} (${message.page()?.url() ?? 'no page'}, ${message.location().url})`)
  })
  context.on('weberror', (error) => all.push(`${error.error().stack ?? error.error().message} (${error.page()?.url() ?? 'no page'})`))
  return {
    allow: (pattern) => void allowed.push(pattern),
    heard: () => all.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
