// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Tragamonedas, mesas en vivo, pesca, deportes y juegos propios demostrablemente justos en un solo lugar, con un solo monedero.',
  'page.hot.description': 'Los juegos más jugados hoy en {site}.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} en {site}: elige un estudio, busca un juego por su nombre y juega con un solo monedero.',
  'page.providers.title': 'Estudios',
  'page.providers.description': 'Los juegos de un estudio en {site}.',
  'page.promotions.description':
    'Lo que {site} ofrece ahora a sus miembros, con las condiciones de cada oferta.',
  'page.mall.description': 'Lo que los miembros de {site} pueden tener por sus puntos.',
  'page.help.description': 'Preguntas frecuentes en {site} y sus respuestas.',
  'page.owned.description':
    'Lo que poseen juntos todos los miembros de {site}, con una prueba que cada uno puede comprobar.',
  'page.download.description': 'Lleva {site} en tu teléfono, paso a paso.',
  'page.register.title': 'Crear una cuenta',
  'page.register.description': 'Abre una cuenta en {site}.',
  'page.login.title': 'Entrar',
  'page.notFound.description': 'No hay ninguna página en esta dirección.',
}
