// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Caça-níqueis, mesas ao vivo, pesca, esportes e jogos próprios comprovadamente justos em um só lugar, com uma só carteira.',
  'page.hot.description': 'Os jogos mais jogados hoje em {site}.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} em {site}: escolha um estúdio, ache um jogo pelo nome e jogue com uma só carteira.',
  'page.providers.title': 'Estúdios',
  'page.providers.description': 'Os jogos de um estúdio em {site}.',
  'page.promotions.description': 'O que {site} oferece agora aos seus membros, com as regras de cada oferta.',
  'page.mall.description': 'O que os membros de {site} podem trocar pelos seus pontos.',
  'page.help.description': 'Perguntas frequentes em {site} e as respostas.',
  'page.owned.description':
    'O que todos os membros de {site} possuem juntos, com uma prova que cada um pode verificar.',
  'page.download.description': 'Tenha {site} no seu celular, passo a passo.',
  'page.register.title': 'Criar uma conta',
  'page.register.description': 'Abra uma conta em {site}.',
  'page.login.title': 'Entrar',
  'page.notFound.description': 'Não há nenhuma página neste endereço.',
}
