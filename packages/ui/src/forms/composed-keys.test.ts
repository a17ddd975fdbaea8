// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { ignoreComposedKeys } from './composed-keys.ts'

/** Whether the page hears of a key, and whether the browser then does what the key does. */
function press(key: Partial<KeyboardEvent>) {
  const page = new EventTarget()
  ignoreComposedKeys(page)
  let noticed = false
  page.addEventListener('keydown', () => (noticed = true))
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    keyCode: 13,
    isComposing: false,
    ...key,
  })
  const sends = page.dispatchEvent(event)
  return { noticed, sends }
}

it.each([
  ['Chrome and Firefox, in a word', { key: 'Enter', keyCode: 229, isComposing: true }],
  ['Safari, at the end of a word', { key: 'Enter', keyCode: 229, isComposing: false }],
  ['a browser that tells the key of the word', { key: 'Enter', keyCode: 13, isComposing: true }],
])('Enter of an input method sends nothing: %s', (_, key) => {
  expect(press(key)).toMatchObject({ noticed: false, sends: false })
})

it('arrows of an input method go through words, not through lists', () => {
  expect(press({ key: 'ArrowDown', keyCode: 229, isComposing: true })).toMatchObject({
    noticed: false,
    sends: true,
  })
})

it.each([
  ['Enter', { key: 'Enter' }],
  ['a letter of an on-screen keyboard, which reports 229 for all', { key: 'Unidentified', keyCode: 229 }],
  ['an arrow', { key: 'ArrowDown', keyCode: 40 }],
])('%s is heard as ever', (_, key) => {
  expect(press(key)).toMatchObject({ noticed: true, sends: true })
})
