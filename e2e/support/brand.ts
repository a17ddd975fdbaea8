// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, type Page, request as requests } from '@playwright/test'
import type { CallInput, SettingName, SettingValue } from '@tessera/contract'
import { admin, deputy } from '../pages/console.ts'
import { readWelcome } from '../pages/site.ts'
import { callByTwo } from './by-two.ts'
import { callServer, signInOperator } from './server-client.ts'
import { siteUrl } from './journey.ts'
import { freshName, registerMember, storeToken, type Asker, type Member } from './member.ts'
import { anyText, text } from './texts.ts'

type Settings = { [Name in SettingName]?: SettingValue<Name> }
type Body = CallInput<'backoffice.createContent'>['body']

/** A brand of its own for one journey: what it is set to disturbs no other. */
export interface Brand {
  code: string
  /** The address of a path on the brand's host. */
  at(path: string): string
  change(settings: Settings): Promise<void>
  publish(body: Body): Promise<void>
  /** Opens a mission to its members. */
  addMission(mission: Omit<CallInput<'backoffice.addMission'>, 'brandCode'>): Promise<void>
  addHost(host: string): Promise<void>
  /** Asks the installation as a visitor of this brand, to bring a journey to where it begins. To be disposed of. */
  visit(): Promise<APIRequestContext>
}

/** Makes a brand with a host of this machine and the settings that the journey needs. */
export async function openBrand({ request }: BrowserContext, settings: Settings = {}): Promise<Brand> {
  const { token } = await signInOperator(request, admin)
  const code = `b${randomBytes(5).toString('hex')}`
  const host = `${code}.localhost`
  await callServer(request, 'backoffice.addBrand', { code, name: 'Journey Brand' }, token)
  await callServer(request, 'backoffice.addHost', { code, host }, token)
  const { port } = new URL(siteUrl())
  const brand: Brand = {
    code,
    at: (path) => `http://${host}:${port}${path}`,
    change: (next) => change({ request }, token, code, next),
    publish: async (body) => {
      const { id, version } = await callServer(
        request,
        'backoffice.createContent',
        { brandCode: code, body: withBudget(body) },
        token,
      )
      const { token: second } = await signInOperator(request, deputy)
      await callServer(request, 'backoffice.publishContent', { id, version }, second)
    },
    addMission: async (mission) =>
      void (await callServer(request, 'backoffice.addMission', { brandCode: code, ...mission }, token)),
    // Node knows no names below localhost: the installation is told the host by the proxy that this machine is to it.
    visit: () =>
      requests.newContext({
        baseURL: siteUrl(),
        extraHTTPHeaders: {
          'x-forwarded-host': `${host}:${port}`,
          'x-forwarded-for': `10.99.${randomBytes(2).join('.')}`,
        },
      }),
    addHost: async (next) =>
      void (await callServer(request, 'backoffice.addHost', { code, host: next }, token)),
  }
  if (Object.keys(settings).length > 0) await brand.change(settings)
  return brand
}

/** A promotion that pays needs a budget; the prizes of a race are one. */
const withBudget = (body: Body): Body =>
  body.kind !== 'PR' || body.offer === undefined || body.offer.kind === 'RACE'
    ? body
    : { ...body, offer: { budget: { total: 100_000, perDay: null }, ...body.offer } }

async function change(asker: Asker, token: string, brandCode: string, settings: Settings): Promise<void> {
  const { leaves } = await callServer(asker.request, 'backoffice.settings', { brandCode }, token)
  const changes = Object.entries(settings).map(([name, value]) => ({
    name,
    value,
    version: leaves.find((leaf) => leaf.name === name)?.version ?? 0,
  }))
  await callByTwo(asker, 'backoffice.changeSettings', { brandCode, changes })
}

/** A new member of a brand, logged in on `page` from its next opening of that brand on. */
export async function openMemberOf(page: Page, brand: Brand): Promise<Member> {
  const visitor = await brand.visit()
  const member = await registerMember({ request: visitor })
  await visitor.dispose()
  await storeToken(page, member.token, brand.at(''))
  return member
}

/** Opens a new account on the registration page of a brand, in `currency` if given, and is home then, logged in. */
export async function registerOn(page: Page, brand: Brand, currency?: string): Promise<string> {
  const username = freshName()
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await form.getByLabel(text('identity.username')).fill(username)
  await form.getByLabel(text('identity.password'), { exact: true }).fill('Journey-1357')
  await form.getByLabel(text('identity.confirmPassword')).fill('Journey-1357')
  if (currency) await form.getByLabel(text('identity.currency')).selectOption(currency)
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
  await readWelcome(page)
  await page.getByTestId('balance').waitFor()
  return username
}
