// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Slots, mesas ao vivo, pesca, desporto e jogos próprios comprovadamente justos num só lugar, com uma só carteira.',
  'page.hot.description': 'Os jogos mais jogados hoje em {site}.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} em {site}: escolha um estúdio, encontre um jogo pelo nome e jogue com uma só carteira.',
  'page.providers.title': 'Estúdios',
  'page.providers.description': 'Os jogos de um estúdio em {site}.',
  'page.promotions.description':
    'O que {site} oferece agora aos seus membros, com as condições de cada oferta.',
  'page.mall.description': 'O que os membros de {site} podem ter pelos seus pontos.',
  'page.help.description': 'Perguntas frequentes em {site} e as suas respostas.',
  'page.owned.description':
    'O que todos os membros de {site} possuem em conjunto, com uma prova que cada um pode verificar.',
  'page.download.description': 'Leve {site} no seu telemóvel, passo a passo.',
  'page.register.title': 'Criar uma conta',
  'page.register.description': 'Abra uma conta em {site}.',
  'page.login.title': 'Entrar',
  'page.notFound.description': 'Não há nenhuma página neste endereço.',
}
