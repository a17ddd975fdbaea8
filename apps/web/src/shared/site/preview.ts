// SPDX-License-Identifier: Apache-2.0
/**
 * The ticket of a preview, when an operator opened this page from the console: the platform then shows one draft
 * in place of what is published. It holds for as long as the page is open.
 */
const ticket = new URLSearchParams(globalThis.location?.search).get('preview')

/** The content that is previewed, by its id, which its ticket begins with; undefined on every other page. */
export const previewedId: number | undefined = ticket ? Number(ticket.split('.')[0]) : undefined

/** What a question for contents adds. */
export const preview: { preview?: string } = ticket ? { preview: ticket } : {}
