// SPDX-License-Identifier: Apache-2.0
/**
 * The ticket of a preview, if an operator opened this page from the console: the platform then shows one
 * draft instead of the published version. It is valid for as long as the page is open.
 */
const ticket = new URLSearchParams(globalThis.location?.search).get('preview')

/** The id of the previewed content, with which its ticket begins; undefined on every other page. */
export const previewedId: number | undefined = ticket ? Number(ticket.split('.')[0]) : undefined

/** What a preview adds to a call for contents. */
export const preview: { preview?: string } = ticket ? { preview: ticket } : {}
