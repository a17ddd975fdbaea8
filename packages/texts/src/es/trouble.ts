// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Recargar',
  'trouble.region': 'No se pudo mostrar esta parte de la página',
  'trouble.offline': 'Sin conexión. Lo que ves puede no estar al día.',
  'trouble.online': 'Ha vuelto la conexión',
  'trouble.update': 'Hay una nueva versión de este sitio',
  'trouble.offlinePage.title': 'Sin conexión',
  'trouble.offlinePage.text':
    'Tu saldo y tus rondas abiertas están a salvo. Esta página se abrirá de nuevo en cuanto vuelva la red.',
  'trouble.noScript': 'Este sitio necesita JavaScript.',
  'trouble.notFound.search': 'Buscar un juego',
  'trouble.notFound.links': 'O ve a',
}
