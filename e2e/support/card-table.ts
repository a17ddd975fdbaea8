// SPDX-License-Identifier: Apache-2.0
import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test'
import { expect, siteUrl } from './journey.ts'
import { type Complaints, watchForComplaints } from './complaints.ts'
import { balanceOf, openMember } from './member.ts'
import { text } from './texts.ts'

/** The parts of a chair of hold'em that a journey looks at. */
export interface SeenChair {
  readonly name: string
  readonly robot: boolean
  readonly stack: string
  readonly pending: string
  readonly waitsForBlind?: boolean
  readonly inHand?: {
    readonly folded: boolean
    readonly allIn: boolean
    readonly cards: readonly number[] | null
  } | null
}

/** What the live connection of a page said of its table. */
export interface SeenTable {
  readonly type: 'cardTable'
  readonly table: string
  readonly own: number | null
  readonly chairs: readonly (SeenChair | null)[]
  readonly hand?: {
    readonly id: string
    readonly street: string
    readonly turn: number
    readonly actor: number | null
    readonly boards: readonly (readonly number[])[]
    readonly options: {
      readonly check: boolean
      readonly call: string | null
      readonly raise: unknown
    } | null
  } | null
  readonly last?: {
    readonly id: string
    readonly pots: readonly { readonly amount: string; readonly rake: string }[]
  } | null
  readonly round?: {
    readonly id: string
    readonly version: number
    readonly turn: number
    readonly chairs: readonly number[]
    readonly players: readonly { readonly hand?: readonly number[] }[]
    readonly drawn?: object | null
    readonly result: { readonly rakes: readonly string[] } | null
  } | null
  readonly phase?: string
}

/** A browser at a table: its page, the frame in it, and everything that its connection received. */
export interface CardBrowser {
  readonly page: Page
  readonly frame: FrameLocator
  readonly token: string
  readonly complaints: Complaints
  /** Every message of a table, oldest first. */
  readonly messages: readonly SeenTable[]
  readonly newest: () => SeenTable | undefined
}

const waitMs = 60_000

/** Notes every message of a card table that the connections of a page and its frames receive. */
export function collectTables(page: Page): SeenTable[] {
  const messages: SeenTable[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { readonly type: string }
      if (message.type === 'cardTable') messages.push(message as SeenTable)
    }),
  )
  return messages
}

/** A browser of its own with a new member, who has `balance`. */
export async function openCardBrowser(
  browser: Browser,
  balance: number,
  options: BrowserContextOptions = {},
): Promise<CardBrowser> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('publicityClose', '1')
    } catch {
      // A frame without a storage has no popup.
    }
  })
  const complaints = await watchForComplaints(context)
  const page = await context.newPage()
  const messages = collectTables(page)
  const { token } = await openMember(page, { balance })
  return {
    ...{ page, token, complaints, messages },
    frame: page.frameLocator('iframe'),
    newest: () => messages.at(-1),
  }
}

/** Opens the lobby of a game of cards. */
export async function openCardLobby({ page, frame }: CardBrowser, code: string): Promise<void> {
  await page.goto(`/game?gameId=inh_cards_${code}&vassalage=BGS`)
  await expect(quickChair(frame)).toBeVisible({ timeout: waitMs })
}

/** The button that finds a free chair at the lowest stakes. */
export const quickChair = (frame: FrameLocator) =>
  frame
    .getByRole('region', { name: text('studio.cards.level.micro') })
    .getByRole('button', { name: text('studio.cards.quick') })

/** Opens the table at which somebody sits already. */
export async function watchTable({ frame }: CardBrowser, table: string): Promise<void> {
  await frame.locator(`[id="open-${table}"]`).click({ timeout: waitMs })
}

/** Opens the first table at which nobody sits, at the lowest stakes. */
export async function openEmptyTable({ frame }: CardBrowser, chairs: number): Promise<void> {
  const empty = text('studio.cards.taken', { taken: 0, chairs })
  await frame.getByRole('listitem').filter({ hasText: empty }).first().locator('[id^="open-"]').click()
}

/** Brings this amount to the chair whose sheet is open. */
export async function bringChips({ frame }: CardBrowser, amount: string): Promise<void> {
  const dialog = frame.getByRole('dialog', { name: text('studio.cards.sitDown') })
  await dialog.getByRole('textbox', { name: text('studio.cards.buyIn') }).fill(amount)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

/** Leaves the table for good: what lies there goes back to the balance. */
export async function leaveTable({ frame }: CardBrowser): Promise<void> {
  await frame.getByRole('button', { name: text('studio.cards.yourChair'), exact: true }).click()
  const dialog = frame.getByRole('dialog', { name: text('studio.cards.yourChair') })
  await dialog.getByRole('button', { name: text('studio.cards.leaveNow') }).click()
}

/** All chips on the table between two hands, in cents: amounts are sums of cents here. */
export const centsOnTable = (table: SeenTable): number =>
  table.chairs.reduce((sum, chair) => sum + cents(chair?.stack) + cents(chair?.pending), 0)

export const cents = (amount: string | undefined): number => Math.round(Number(amount ?? '0') * 100)

/** What the balances of all hold, in cents. */
export async function centsOfBalances(browsers: readonly CardBrowser[]): Promise<number> {
  const balances = await Promise.all(browsers.map(({ page, token }) => balanceOf(page.request, token)))
  return balances.reduce((sum, balance) => sum + Math.round(balance * 100), 0)
}

/** Whoever may act now, by what their own connection says. */
export const actorOf = (browsers: readonly CardBrowser[]): CardBrowser | undefined =>
  browsers.find((browser) => (browser.newest()?.hand?.options ?? null) !== null)

export async function closeAll(browsers: readonly CardBrowser[]): Promise<void> {
  for (const { page, complaints } of browsers) {
    expect(complaints.received(), 'what the browser complained of').toEqual([])
    await page.context().close()
  }
}
