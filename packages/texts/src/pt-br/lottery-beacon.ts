// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'Fonte aleatória',
  'lottery.beacon.own': 'O farol do próprio operador, assinado e encadeado',
  'lottery.beacon.drand': 'drand, mantido por organizações independentes',
  'lottery.beacon.unknown': 'Uma fonte desconhecida',
  'lottery.beacon.none': 'Nenhuma: feito apenas com a semente',
  'lottery.beacon.round': 'Rodada {round}',
  'lottery.beacon.signature': 'Assinatura da rodada',
  'lottery.beacon.waiting':
    'O sorteio {number} aguarda a fonte aleatória. Se ela não chegar, todas as apostas são devolvidas.',
  'lottery.verifier.save': 'Salvar uma página que confere offline',
  'lottery.verifier.title': 'Conferência de um sorteio',
  'lottery.verifier.lead':
    'Esta página recalcula o sorteio neste dispositivo. Ela não pode se conectar a nenhum servidor.',
  'lottery.verifier.seed': 'A semente tem a impressão digital publicada antes do sorteio',
  'lottery.verifier.round': 'A rodada é a primeira a partir da hora do sorteio, e está assinada',
  'lottery.verifier.numbers': 'Os números resultam dos valores publicados',
}
