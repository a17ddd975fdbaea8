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
  'lottery.saved.save': 'Salvar uma página que confere offline',
  'lottery.saved.title': 'Conferência de um sorteio',
  'lottery.saved.lead':
    'Esta página recalcula o sorteio neste dispositivo. Ela não pode se conectar a nenhum servidor.',
  'lottery.saved.seed': 'A semente tem a impressão digital publicada antes do sorteio',
  'lottery.saved.round': 'A rodada é a primeira a partir da hora do sorteio, e está assinada',
  'lottery.saved.numbers': 'Os números resultam dos valores publicados',
  'alert.lottery.beaconFork':
    'O farol das loterias se contradiz: uma rodada chegou com dois valores ou não segue a anterior. Os sorteios que precisam dela esperam e acabam anulados.',
  'alert.lottery.beaconKey':
    'O farol desta instalação tem uma chave nova. Se ninguém a trocou, alguém se passa por ele.',
  'alert.lottery.beaconMissing':
    'Um sorteio esperou demais pela fonte aleatória. Foi anulado e todas as apostas são devolvidas.',
  'console.setting.lottery.beacon': 'Fonte aleatória dos novos sorteios',
  'console.setting.lottery.beaconRelays': 'Endereços do drand',
  'console.setting.lottery.ownBeaconUrl': 'Endereço do farol próprio',
  'console.setting.lottery.beaconWaitMinutes': 'Espera máxima de um sorteio pela fonte aleatória (minutos)',
}
