// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  /** This journey provokes such complaints itself. */
  allow(pattern: RegExp): void
  received(): string[]
}

/**
 * In each page and frame, before its own scripts: hands on what its content policy stopped, whether or not
 * the console tells.
 */
function recordPolicyReports(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(
      `content policy: ${effectiveDirective} stopped ${blockedURI} (${sourceFile}:${lineNumber})`,
    ),
  )
}

/**
 * Listens to every page and frame of a context: errors on the console, errors that nothing caught, breaches
 * of the content policy.
 */
export async function watchForComplaints(context: BrowserContext): Promise<Complaints> {
  const all: string[] = []
  const allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      all.push(`${message.text()} (${message.page()?.url() ?? 'no page'}, ${message.location().url})`)
  })
  await context.addInitScript(recordPolicyReports)
  context.on('weberror', (error) =>
    all.push(`${error.error().stack ?? error.error().message} (${error.page()?.url() ?? 'no page'})`),
  )
  return {
    allow: (pattern) => void allowed.push(pattern),
    received: () => all.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
