// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Recarregar',
  'trouble.region': 'Não foi possível mostrar esta parte da página',
  'trouble.offline': 'Está sem ligação. O que vê pode estar desatualizado.',
  'trouble.online': 'A ligação voltou',
  'trouble.update': 'Há uma nova versão deste site',
  'trouble.offlinePage.title': 'Está sem ligação',
  'trouble.offlinePage.text':
    'O seu saldo e as suas rondas em aberto estão a salvo. Esta página abre de novo assim que a rede voltar.',
  'trouble.noScript': 'Este site precisa de JavaScript.',
  'trouble.notFound.search': 'Procurar um jogo',
  'trouble.notFound.links': 'Ou vá para',
}
