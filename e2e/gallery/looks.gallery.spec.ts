// SPDX-License-Identifier: Apache-2.0
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { comparePictures } from './compare-pictures.ts'
import { openPart, test, views } from './open-gallery.ts'
import { photographed } from './parts.ts'

const folder = join(import.meta.dirname, 'baselines')
const making = process.env['GALLERY_BASELINES'] === '1'
const photograph = (part: Locator): Promise<Buffer> => part.screenshot({ animations: 'disabled' })

async function keep(file: string, picture: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toFile(file)
}

for (const view of views) {
  test(`every part looks as it did, ${view.theme}, ${view.dir}`, async ({ page, galleryUrl }) => {
    await openPart(page, galleryUrl, '', view, true)
    for (const id of photographed) {
      const seen = await photograph(page.locator(`[data-part="${id}"]`))
      const file = join(folder, `${id}-${view.theme}.png`)
      if (making) await keep(file, seen)
      else {
        expect.soft(existsSync(file), `${file} is there; npm run gallery -- --baselines makes it`).toBe(true)
        expect.soft(await comparePictures(readFileSync(file), seen), id).toBeUndefined()
      }
    }
  })
}

for (const [token, colour, id] of [
  ['--brand', '#22d38b', 'button'],
  ['--surface-2', '#1c2538', 'button'],
  ['--muted', '#8f9db5', 'colours'],
  ['--font', 'monospace', 'type'],
  ['--line-control', '#7a8aa8', 'colours'],
] as const) {
  test(`a changed token is seen: ${token} on ${id}`, async ({ page, galleryUrl }) => {
    test.skip(making, 'while the pictures are made')
    const part = await openPart(page, galleryUrl, id, { theme: 'dark', dir: 'ltr' })
    const known = readFileSync(join(folder, `${id}-dark.png`))
    expect(await comparePictures(known, await photograph(part))).toBeUndefined()
    await page.evaluate(([name, value]) => document.documentElement.style.setProperty(name, value), [
      token,
      colour,
    ] as const)
    expect(await comparePictures(known, await photograph(part))).toBeDefined()
  })
}
