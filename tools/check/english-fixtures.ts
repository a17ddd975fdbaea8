// SPDX-License-Identifier: Apache-2.0
/**
 * For every place where a page can contain hard-coded English, a piece of code that does; and some that do
 * not.
 */
export interface EnglishFixture {
  file: string
  code: string
  /** What must be found; undefined: nothing may be found. */
  found: string | undefined
}

const component = (code: string, found: string | undefined): EnglishFixture => ({
  file: 'page.tsx',
  code: `export const Page = () => ${code}\n`,
  found,
})

export const englishFixtures: EnglishFixture[] = [
  component('<p>Your balance</p>', 'Your balance'),
  component("<p>{open ? 'Open' : t('common.closed')}</p>", 'Open'),
  component('<p>{`You have ${points} points`}</p>', 'You have'),
  component('<button aria-label="Close" />', 'Close'),
  component('<section aria-roledescription="carousel" />', 'carousel'),
  component("<Field hint={long ? 'Too long' : undefined} />", 'Too long'),
  component('<Dialog closeLabel="Close the dialog" />', 'Close the dialog'),
  {
    file: 'columns.ts',
    code: "export const columns = [{ key: 'amount', label: 'Amount' }]",
    found: 'Amount',
  },
  { file: 'stage.ts', code: "h('p', { class: 'won' }, 'You win')", found: 'You win' },
  { file: 'stage.ts', code: "sign.setAttribute('aria-label', 'Spin')", found: 'Spin' },
  { file: 'stage.ts', code: "document.title = 'Crash round'", found: 'Crash round' },
  { file: 'leave.ts', code: "confirm('Leave the page?')", found: 'Leave the page?' },
  {
    file: 'index.html',
    code: '<noscript>This site needs a script.</noscript>',
    found: 'This site needs a script.',
  },
  { file: 'index.html', code: '<img src="/a.svg" alt="Our sign">', found: 'Our sign' },
  component("<p className=\"text-muted\">{t('wallet.balance')} {'·'}</p>", undefined),
  component('<a title="WhatsApp" href="/down">Zalo</a>', undefined),
  component('<input placeholder="play.example.com" enterKeyHint="search" />', undefined),
  {
    file: 'looks.ts',
    code: "export const looks = { note: 'my-3 rounded-control border' }",
    found: undefined,
  },
  { file: 'index.html', code: '<!-- A comment. --><title>{{console.title}}</title>', found: undefined },
]
