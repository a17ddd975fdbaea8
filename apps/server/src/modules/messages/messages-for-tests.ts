// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import type { ContentKind } from '@tessera/contract/messages/content'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

export type BodyToWrite = CallInput<'backoffice.createContent'>['body']
type Whole = CallOutput<'backoffice.content'>

/** A minimal item of a kind. */
export function bodyOf(
  kind: ContentKind,
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): BodyToWrite {
  const texts = { EN: { title, content: `<p>${title} content</p>` } }
  const fields = {
    B: { groupName: 'home', linkageType: 'NONE', url: '', picture: { artId: '', theme: 'dice' } },
    PL: {},
    H: {},
    PU: {},
    PR: { category: 'Welcome', picture: {} },
    HP: { page: 'help' },
    AN: {},
  }[kind]
  return Object.assign({ kind, texts }, fields, more) as BodyToWrite
}

/** Its offer with a budget that no test spends, unless it has one. The prizes of a race are its budget. */
const withBudget = (body: BodyToWrite): BodyToWrite =>
  body.kind !== 'PR' || body.offer === undefined || body.offer.kind === 'RACE'
    ? body
    : { ...body, offer: { budget: { total: 1_000_000, perDay: null }, ...body.offer } }

const password = 'Correct-horse-9'

/** Sessions end when they are not used, and tests advance the clock far. */
export async function logInAgain(client: CallClient, username: string): Promise<void> {
  client.token = undefined
  client.token = (
    await client.call('identity.login', { username, password, ...(await client.botCheck()) })
  ).envelope.value.token
}

async function signIn(client: CallClient, name: string): Promise<void> {
  client.token = undefined
  client.token = (
    await client.call('backoffice.login', { name, password, ...(await client.botCheck()) })
  ).envelope.value.token
}

/** An editor in the console who creates items, and somebody who publishes them, in one line. */
export function editorOf(client: CallClient, publisher = client) {
  const create = async (body: BodyToWrite, brandCode?: string): Promise<Whole> =>
    (
      await client.call('backoffice.createContent', {
        body: withBudget(body),
        ...(brandCode === undefined ? {} : { brandCode }),
      })
    ).envelope.value
  return {
    client,
    create,
    /** Console sessions end when they are not used, and tests advance the clock far. */
    async signInAgain(name = 'carla'): Promise<void> {
      await signIn(client, name)
      if (publisher !== client) await signIn(publisher, 'paula')
    },
    async publish(body: BodyToWrite, brandCode?: string): Promise<Whole> {
      const { id, version } = await create(body, brandCode)
      return (await publisher.call('backoffice.publishContent', { id, version })).envelope.value
    },
    async save(item: Pick<Whole, 'id' | 'version'>, body: BodyToWrite): Promise<Whole> {
      return (
        await client.call('backoffice.saveContent', {
          ...{ id: item.id, version: item.version },
          body: withBudget(body),
        })
      ).envelope.value
    },
  }
}
export type Editor = ReturnType<typeof editorOf>

const minuteMs = 60_000
type AnnouncementsInput = CallInput<'messages.announcements'>

/** All types that the site asks for at once. */
export const everything: AnnouncementsInput = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }

/** What tests of contents work with; everything is there from the first test on. */
export interface ContentFixture {
  server: TestServer
  editor: Editor
  visitor: CallClient
  /** What the visitor gets for these types. */
  lists(input?: AnnouncementsInput): Promise<CallOutput<'messages.announcements'>>
  helpItems(language?: string): Promise<CallOutput<'messages.helpCenter'>['list']>
}

export const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title)

/**
 * A platform with an editor and a visitor for the tests of one file; each test begins a minute later, without
 * contents.
 */
export function openContentFixture(): ContentFixture {
  const fixture = {
    lists: async (input: AnnouncementsInput = everything) =>
      (await fixture.visitor.call('messages.announcements', input)).envelope.value,
    helpItems: async (language?: string) =>
      (
        await fixture.visitor.call('messages.helpCenter', {
          device: 'WEB',
          ...(language ? { language } : {}),
        })
      ).envelope.value.list,
  } as ContentFixture
  beforeAll(async () => {
    fixture.server = await openTestServer()
    fixture.editor = editorOf(await fixture.server.operator('carla', 'content'))
    fixture.visitor = fixture.server.program()
  })
  afterAll(() => fixture.server.close())
  beforeEach(async () => {
    await fixture.server.platform.database.pool.query(`update content set state = 'archived', page = null`)
    fixture.server.clock.advance(minuteMs)
    await fixture.editor.signInAgain()
  })
  return fixture
}
