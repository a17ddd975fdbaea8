// SPDX-License-Identifier: Apache-2.0
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { focusOf, type Focus } from './focus-of.ts'
import { listenToSpeech, spokenOn } from './spoken.ts'

type Role = Parameters<Page['getByRole']>[0]
export type Name = string | RegExp

/** Somebody who uses the site without a mouse: by the keyboard alone, or by the tree of roles and names alone. */
export interface Walker {
  /** Another page of theirs, such as a tab that a link opened. */
  on(page: Page): Walker
  /** Comes to something, which then has the focus. */
  to(role: Role, name: Name): Promise<void>
  /** Comes to something and activates it. */
  press(role: Role, name: Name): Promise<void>
  /** Comes to a field and replaces its content. */
  write(name: Name, content: string): Promise<void>
  /** Waits until this has the focus. */
  expectFocus(role: string, name: Name): Promise<void>
  /** Waits until something new was said that reads like this, and returns all that was said since the last time. */
  expectSpoken(words: Name): Promise<string>
}

/** How a walker comes to things and activates them. */
export interface Way {
  to(page: Page, role: Role, name: Name): Promise<void>
  activate(page: Page, role: Role, name: Name): Promise<void>
  write(page: Page, content: string): Promise<void>
}

const readSoFar = new WeakMap<Page, number>()

/** A walker who begins on `page`. Speech is noted from the next opened page on. */
export async function startWalk(context: BrowserContext, page: Page, way: Way): Promise<Walker> {
  await listenToSpeech(context)
  return walkerOn(page, way)
}

function walkerOn(page: Page, way: Way): Walker {
  return {
    on: (other) => walkerOn(other, way),
    to: (role, name) => way.to(page, role, name),
    async press(role, name) {
      await way.to(page, role, name)
      await way.activate(page, role, name)
    },
    async write(name, content) {
      await way.to(page, 'textbox', name)
      await way.write(page, content)
    },
    expectFocus: (role, name) =>
      expect(async () => {
        const focus = await focusOf(page)
        expect(matches(focus, role, name), `the focus is on ${role} ${name}, not on ${say(focus)}`).toBe(true)
      }).toPass({ timeout: 15_000 }),
    async expectSpoken(words) {
      let fresh: string[] = []
      await expect
        .poll(
          async () => {
            const all = await spokenOn(page)
            fresh = all.slice(Math.min(readSoFar.get(page) ?? 0, all.length))
            return fresh.join(' | ')
          },
          { message: `${words} is spoken`, timeout: 30_000 },
        )
        .toMatch(words instanceof RegExp ? words : new RegExp(RegExp.escape(words)))
      readSoFar.set(page, (await spokenOn(page)).length)
      return fresh.join(' | ')
    },
  }
}

/** Forgets what was said until now: the next step has words of its own. */
export async function hush(page: Page): Promise<void> {
  readSoFar.set(page, (await spokenOn(page)).length)
}

export const say = ({ role, name }: Focus): string => `${role} "${name}"`

export const matches = (focus: Focus, role: string, name: Name): boolean =>
  focus.role === role && (typeof name === 'string' ? focus.name === name : name.test(focus.name))

/** Everything exposed of a role and a name, in the page or the first of its frames that has some; waits until there is something. */
export async function findOn(page: Page, role: Role, name: Name): Promise<Locator> {
  let found: Locator | undefined
  await expect(async () => {
    for (const frame of page.frames()) {
      const matches = frame
        .getByRole(role, { name, exact: typeof name === 'string' })
        .filter({ visible: true })
      if ((await matches.count()) === 0) continue
      found = matches
      return
    }
    throw new Error(`nothing has the role ${role} and the name ${name}`)
  }).toPass({ timeout: 20_000 })
  return found!
}
