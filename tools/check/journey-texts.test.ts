// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { copiedTexts } from './journey-texts.ts'

it.each([
  ["page.getByText('Your deposit has arrived')", 'Your deposit has arrived'],
  ["page.getByText('deposit has arrived')", 'deposit has arrived'],
  ["page.getByRole('button', { name: 'Deposit', exact: true })", 'Deposit'],
  ["page.getByRole('button', {\n  name: 'Continue to payment',\n})", 'Continue to payment'],
  ["panel.getByLabel('Username')", 'Username'],
  ["page.getByRole('button', { name: /^Favourite/ })", 'Favourite'],
  ["page.getByRole('button', { name: `Transfer to ${username}` })", 'Transfer to'],
  ['page.getByText(/SMS code/)', 'SMS code'],
  ["rows.filter({ hasText: 'Pending' })", 'Pending'],
  ["kind.selectOption({ label: 'Notice' })", 'Notice'],
  ["expect(page.getByRole('alert')).toContainText('Your balance is too low')", 'Your balance is too low'],
  ['page.frameLocator(`iframe[title="Game: ${name}"]`)', 'Game:'],
  ["goTo(staff, 'Home page rows')", 'Home page rows'],
])('finds an English sentence of the installation in %s', (source, words) => {
  expect(copiedTexts('a.spec.ts', `\n${source}`)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.spec\\.ts:[23]: "${words} ?" is a text$`)),
  ])
})

it.each([
  "page.getByText(text('wallet.deposit.paid'))",
  "page.getByRole('button', { name: text('wallet.deposit'), exact: true })",
  "page.getByRole('link', { name: anyText('lobby.favourite') })",
  "page.getByRole('heading', { name: 'Picked by us' })",
  'page.getByText(/^Letter 1/)',
  "page.getByRole('button', { name: new RegExp(`^${name}`) })",
  "await callServer(request, 'rewards.redeems', { status: 'In Process' }, token)",
  "page.getByRole('link', { name: 'Tessera' })",
  "note.fill('The name does not match')",
])('lets %s pass', (source) => {
  expect(copiedTexts('a.spec.ts', source)).toEqual([])
})
