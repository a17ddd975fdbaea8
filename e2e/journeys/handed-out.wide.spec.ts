// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../server/open-server.ts'
import { logInByForm } from '../pages/site.ts'
import { openBrand } from '../support/brand.ts'
import { callServer, passBotCheck } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import { text } from '../support/texts.ts'

const programs = ['apps/web/dist', 'apps/backoffice/dist']

/** Every file that browsers are given as it is, by its name. */
const builtFiles = (): string[] =>
  programs.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )

test('the password that operators hand out is in nothing that a browser is sent, and whoever logs in with it must choose another [CONST-032]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  const visitor = await brand.visit()
  const [username, password] = [freshName(), `Handed-${randomBytes(6).toString('hex')}`]
  await callServer(visitor, 'identity.register', {
    username,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...(await passBotCheck(visitor)),
  })
  await visitor.dispose()
  await brand.change({ 'identity.defaultPassword': password })

  const [sent, leaks]: [string[], string[]] = [[], []]
  const reading: Promise<void>[] = []
  page.on(
    'response',
    (response) =>
      void reading.push(
        response.text().then(
          (text) => {
            sent.push(response.url())
            if (text.includes(password) || JSON.stringify(response.headers()).includes(password))
              leaks.push(response.url())
          },
          () => undefined,
        ),
      ),
  )
  for (const path of ['/', '/register', '/helpmc', '/login', '/?auth=login']) {
    await page.goto(brand.at(path))
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await logInByForm(page, { username, password })
  const forced = page.getByRole('dialog', { name: text('members.password.change') })
  await expect(forced.getByLabel(text('members.password.new'), { exact: true })).toBeVisible()
  await expect(forced.getByRole('button', { name: text('common.close') })).toHaveCount(0)
  await Promise.all(reading)
  for (const call of ['/wps/system/permission', '/wps/session/login'])
    expect(
      sent.some((url) => url.includes(call)),
      call,
    ).toBe(true)
  expect(sent.some((url) => /\/assets\/.*\.js/.test(url))).toBe(true)
  expect(leaks).toEqual([])

  const files = builtFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(file).includes(password))).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, cookie: document.cookie })),
  ).not.toContain(password)
})
