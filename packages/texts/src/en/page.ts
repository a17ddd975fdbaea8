// SPDX-License-Identifier: Apache-2.0
/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page = {
  'page.home.description':
    'Slots, live tables, fishing, sports and provably fair in-house games in one place, with one wallet.',
  'page.hot.description': 'The most played games at {site} today.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} at {site}: pick a studio, find a game by its name and play it with one wallet.',
  'page.providers.title': 'Studios',
  'page.providers.description': 'All games of one studio at {site}.',
  'page.promotions.description':
    'What {site} offers its members at the moment, with the terms of each offer.',
  'page.mall.description': 'What members of {site} can get for their points.',
  'page.help.description': 'Frequently asked questions at {site}, and their answers.',
  'page.owned.description':
    'What all members of {site} own together, with a proof that each of them can check.',
  'page.download.description': 'Get {site} on your phone, step by step.',
  'page.register.title': 'Create an account',
  'page.register.description': 'Open an account at {site}.',
  'page.login.title': 'Log in',
  'page.notFound.description': 'There is no page at this address.',
} as const
