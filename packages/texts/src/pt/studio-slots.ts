// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Slot machine',
  'studio.slot.lost': 'Desta vez não há prémio',
  'studio.slot.freeWon': '{spins} rodadas grátis, cada prémio conta {factor} vezes',
  'studio.slot.spinAll': 'Rodar todas',
  'studio.slot.quick': 'Rodadas rápidas',
  'studio.slot.skip': 'Saltar',
  'studio.slot.bigWin': 'Grande prémio',
  'studio.slot.hugeWin': 'Prémio enorme',
  'studio.slot.ways': '{ways} maneiras',
  'studio.slot.scatters': 'Símbolos scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, rodadas grátis: {spins}',
  'studio.slot.rules.lines':
    'Símbolos iguais seguidos a partir da esquerda pagam em qualquer uma das {lines} linhas, conforme a tabela. A aposta cobre todas as linhas.',
  'studio.slot.rules.ways':
    'Símbolos iguais em rolos vizinhos a partir da esquerda pagam de todas as maneiras de escolher um de cada rolo: até {ways} maneiras. A aposta cobre todas.',
  'studio.slot.rules.heights': 'Em cada rodada, cada rolo mostra entre {least} e {most} filas.',
  'studio.slot.rules.full':
    'Se todas as casas mostrarem o mesmo dos últimos {symbols} símbolos da tabela, cada prémio conta {factor} vezes.',
  'studio.slot.rules.free':
    'Scatters suficientes dão rodadas grátis, conforme a lista. Cada prémio de uma rodada grátis conta {factor} vezes e podem seguir-se mais, até {most} por ronda. Se sair, as suas rodadas grátis esperam por si.',
  'studio.slot.rules.cap': 'Uma ronda que chega a {most}× paga esse valor e termina aí.',
  'studio.slot.respin': 'Nova rodada {spin}',
  'studio.slot.rules.wild': 'O wild substitui todos os símbolos exceto a moeda.',
  'studio.slot.coins': 'Moedas: {coins}, rodadas restantes: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Menor',
  'studio.slot.major': 'Maior',
  'studio.slot.grand': 'Grande',
  'studio.slot.coinShare': 'Moedas que pagam {pays}×',
  'studio.slot.rules.hold':
    '{from} moedas ou mais ficam no lugar e as casas vazias rodam de novo: {respins} vezes, e mais {respins} após cada nova moeda. No fim cada moeda paga o que indica, e uma janela cheia paga ainda o grande jackpot de {grand}×. Se sair, as suas rodadas esperam por si.',
  'studio.slot.par.hold': 'Retorno das novas rodadas',
  'studio.slot.par.holdChance': 'Probabilidade de novas rodadas',
  'studio.slot.par.paid': 'Retorno das rodadas pagas',
  'studio.slot.par.free': 'Retorno das rodadas grátis',
  'studio.slot.par.deviation': 'Desvio padrão',
  'studio.slot.par.top': 'Maior prémio de uma rodada paga',
  'studio.slot.par.topValue': '{stakes}×, uma vez em {spins} rodadas',
  'studio.slot.par.most': 'Nenhuma ronda paga mais de',
}
