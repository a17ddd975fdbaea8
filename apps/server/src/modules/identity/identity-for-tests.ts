// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput, SettingName, SettingValue } from '@tessera/contract'
import { bindCalls, createHttpServer, type CallHandlers } from '../../platform/http/index.ts'
import { systemChance } from '../../platform/chance/chance.ts'
import { manualClock } from '../../platform/clock/clock.ts'
import { openDatabase, sql } from '../../platform/db/index.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { createSeal } from '../../platform/seal/seal.ts'
import { createPlatform } from '../../main/start/create-platform.ts'
import { createVault, vaultKeyOf, type KeyRing } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCallClient, type CallAnswer, type CallClient } from '../../testing/call-client.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { drawCaptcha } from '../../adapters/captcha/draw-captcha.ts'
import { agentsCalls } from '../agents/index.ts'
import { membersCalls } from '../members/index.ts'
import { admit, createBrandDirectory, siteCalls } from '../site/index.ts'
import { answerHash } from '../human-checks/index.ts'
import { digestOf } from '../../platform/seal/digest.ts'
import { createIdentity, identityCalls, type Identity } from './index.ts'
import type { Carriers } from '../outbox/ports.ts'
import type { PhoneProofs, SocialProviders } from './ports.ts'
import { withoutOutside } from './without-outside.ts'

/** External services, as the tests configure them. */
export interface Outside {
  /** Letters of the picture that was drawn last. */
  letters: string
  carriers: Carriers
  socialProviders: SocialProviders
  phoneProofs: PhoneProofs
  /** Password hashes of operators, by name. */
  staff: Map<string, string>
  hostOwnerId: bigint | null
}

export interface IdentityTestServer {
  outside: Outside
  /** Changes a setting of the first brand. */
  set<Name extends SettingName>(name: Name, value: SettingValue<Name>): Promise<void>
  /** The messages sent to somebody, newest first, with their secrets. */
  sentTo(
    recipient: string,
  ): Promise<{ body: string; secret: string | null; status: string; template: string }[]>
  platform: Platform
  clock: ReturnType<typeof manualClock>
  identity: Identity
  /** Connection string of the tables' owner, for tests that break them. */
  ownerUrl: string
  /** Everything that was logged, at the most detailed level. */
  logged(): string
  browser(): CallClient
  program(): CallClient
  /** A second process of the same platform: same database, no shared memory. */
  otherProcess(): Promise<IdentityTestServer>
  close(): Promise<void>
}

const testKey = vaultKeyOf(Buffer.alloc(32, 7))
const testKeys: KeyRing = { current: () => testKey, all: () => [testKey] }

export const password = 'correct-horse-9'
let numbers = 0
/** The platform of the test file. */
let anyPlatform: Platform | undefined
/** A name that no other test of this file has. */
export const freshName = (): string => `player${++numbers}`

/** Identity on a real database: site, members and identity behind the real HTTP server. */
export async function openIdentityTestServer(): Promise<IdentityTestServer> {
  const { url, close } = await testDatabase()
  const clock = manualClock()
  const closing: (() => Promise<void>)[] = []
  const lines: string[] = []
  const { carriers, socialProviders, phoneProofs } = withoutOutside
  const outside: Outside = {
    letters: '',
    carriers,
    socialProviders,
    phoneProofs,
    staff: new Map(),
    hostOwnerId: null,
  }

  async function build(): Promise<IdentityTestServer> {
    const log = createLog('trace', {
      write: (line) => {
        lines.push(line)
      },
    })
    const database = openDatabase({ url, role: 'tessera_app', connections: 8, log })
    const platform = createPlatform({ database, log, clock })
    anyPlatform ??= platform
    const seal = createSeal(database, clock, systemChance)
    const directory = createBrandDirectory({
      database,
      clock,
      publicUrl: 'http://localhost:3000',
      sandbox: true,
    })
    const access = { settings: platform.settings, geo: { countryOf: () => Promise.resolve(undefined) } }
    const identity = createIdentity(platform, {
      publicUrl: 'http://localhost:3000',
      vault: createVault({ keys: testKeys, chance: systemChance, log }),
      unseal: seal.unseal,
      carriers: {
        sms: (settings) => outside.carriers.sms(settings),
        mail: (settings) => outside.carriers.mail(settings),
      },
      socialProviders: {
        google: (settings) => outside.socialProviders.google(settings),
        facebook: (settings) => outside.socialProviders.facebook(settings),
      },
      phoneProofs: { check: (proof) => outside.phoneProofs.check(proof) },
      staffHash: (_, name) => Promise.resolve(outside.staff.get(name)),
      ownerOfHost: () => Promise.resolve(outside.hostOwnerId),
      drawCaptcha: (letters, below) => {
        outside.letters = letters
        return drawCaptcha(letters, below)
      },
    })
    const app = createHttpServer({
      log,
      chance: systemChance,
      trustedProxies: [],
      headers: { frames: ['http://localhost:3001'], secure: false },
    })
    // Only these modules are bound here; nothing in these tests calls another.
    const handlers = {
      ...siteCalls({
        ...access,
        seal,
        directory,
        publicUrl: 'http://localhost:3000',
        studioOrigin: 'http://localhost:3001',
      }),
      ...membersCalls({
        database,
        settings: platform.settings,
        sealIdNumber: identity.sealIdNumber,
        openIdNumber: identity.openIdNumber,
        hasPaymentPassword: identity.hasPaymentPassword,
        avatarPicture: (id) => id,
        rankPicture: String,
      }),
      ...identityCalls(identity.deps),
      ...agentsCalls({
        database,
        settings: platform.settings,
        chance: systemChance,
        labelGames: () => Promise.resolve(new Map()),
        siteUrl: directory.siteUrl,
        openAccount: async (account) => (await identity.openAccount(account)) !== undefined,
      }),
    } as CallHandlers
    bindCalls(
      app,
      {
        database,
        clock,
        chance: systemChance,
        log,
        secure: false,
        brandOf: async (request) => {
          await Promise.all([platform.settings.refresh(), directory.refresh()])
          const found = await directory.find(request.hostname)
          return { ...found, texts: platform.settings.of(found.brandCode).texts }
        },
        guards: {
          member: identity.resolveMember,
          operator: () => Promise.resolve(undefined),
          permit: () => undefined,
          prove: identity.proveCall,
          offer: () => Promise.resolve(),
          inTurn: (_, facts, work) => identity.inTurn(facts, work),
          checkPaymentPassword: (call, { memberId }, password) =>
            identity.checkPaymentPassword(memberId, password, call.paymentPassword),
          checkPaymentPasskey: ({ memberId }, input, facts) =>
            identity.checkPaymentPasskey(memberId, input, facts),
          unseal: seal.unseal,
          admit: (call, facts) => admit(access, call, facts),
        },
      },
      handlers,
    )
    await app.ready()
    await platform.settings.write('identity.botCheckDifficulty', 8, 'test')
    closing.push(async () => {
      await app.close()
      await identity.flush()
      await database.close()
    })
    const client = (browser: boolean) => createCallClient(app, clock, { browser })
    const sentTo = async (recipient: string) =>
      platform.database.query<{ body: string; secret: string | null; status: string; template: string }>(sql`
      select body, secret, status, template from outbox_message where recipient = ${recipient} order by id desc`)
    return {
      outside,
      sentTo,
      set: (name, value) => platform.settings.write(name, value, 'test'),
      ownerUrl: url,
      platform,
      clock,
      identity,
      logged: () => lines.join(''),
      browser: () => client(true),
      program: () => client(false),
      otherProcess: build,
      close: closeAll,
    }
  }
  async function closeAll(): Promise<void> {
    for (const end of closing) await end()
    // The next test file may run in this process.
    anyPlatform = undefined
    await close()
  }
  return build()
}

/** Registers a member and stores their session in the client. Returns their name. */
export async function registered(client: CallClient, name = freshName()): Promise<string> {
  const { envelope } = await client.call('identity.register', {
    username: name,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...(await client.botCheck()),
  })
  if (!envelope.success) throw new Error(`not registered: ${envelope.message}`)
  client.token = envelope.value.token
  return name
}

/** Gives a client a captcha cookie whose letters the test knows. */
export async function givePicture(client: CallClient): Promise<string> {
  const id = systemChance.token()
  await anyPlatform?.database.query(sql`
    insert into identity_captcha (id_hash, answer_hash, expires_at) values (${digestOf(id)}, ${answerHash(id, 'ACDE', 'brand1')}, ${new Date(anyPlatform.clock.now() + 60_000)})`)
  client.cookies.set('captchaId', id)
  return 'acde'
}

/** Logs in and stores the session in the client if that succeeds. */
export async function loggedIn(
  client: CallClient,
  input: Partial<CallInput<'identity.login'>> & { username: string },
  ip?: string,
): Promise<CallAnswer<CallOutput<'identity.login'>>> {
  const answer = await client.call(
    'identity.login',
    { password, captcha: await givePicture(client), ...input, ...(await client.botCheck()) },
    { ip },
  )
  client.cookies.delete('captchaId')
  if (answer.envelope.success) client.token = answer.envelope.value.token
  return answer
}

/** Is the client's session active? */
export const isAlive = async (client: CallClient): Promise<boolean> =>
  (await client.call('members.info', {})).status === 200
