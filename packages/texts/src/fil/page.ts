// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Slots, live na mesa, fishing, sports, at sarili naming mga larong napapatunayang patas, sa iisang lugar at iisang wallet.',
  'page.hot.description': 'Ang mga larong pinakanilalaro sa {site} ngayong araw.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} sa {site}: pumili ng studio, hanapin ang laro sa pangalan nito, at maglaro gamit ang iisang wallet.',
  'page.providers.title': 'Mga studio',
  'page.providers.description': 'Lahat ng laro ng isang studio sa {site}.',
  'page.promotions.description':
    'Ang mga alok ng {site} sa mga member ngayon, kasama ang mga tuntunin ng bawat alok.',
  'page.mall.description': 'Ang makukuha ng mga member ng {site} gamit ang points nila.',
  'page.help.description': 'Mga madalas itanong sa {site}, at ang mga sagot.',
  'page.owned.description':
    'Ang kabuuang pag-aari ng lahat ng miyembro ng {site}, na may patunay na masusuri ng bawat isa.',
  'page.download.description': 'Ilagay ang {site} sa iyong telepono, hakbang-hakbang.',
  'page.register.title': 'Gumawa ng account',
  'page.register.description': 'Magbukas ng account sa {site}.',
  'page.login.title': 'Mag-log in',
  'page.notFound.description': 'Walang pahina sa address na ito.',
}
