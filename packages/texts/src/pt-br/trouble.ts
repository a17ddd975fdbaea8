// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Recarregar',
  'trouble.region': 'Não foi possível mostrar esta parte da página',
  'trouble.offline': 'Você está sem internet. O que aparece pode estar desatualizado.',
  'trouble.online': 'A conexão voltou',
  'trouble.update': 'Há uma nova versão deste site',
  'trouble.offlinePage.title': 'Você está sem internet',
  'trouble.offlinePage.text':
    'Seu saldo e suas rodadas abertas estão seguros. Esta página abre de novo assim que a conexão voltar.',
  'trouble.noScript': 'Este site precisa de JavaScript.',
  'trouble.notFound.search': 'Buscar um jogo',
  'trouble.notFound.links': 'Ou vá para',
}
