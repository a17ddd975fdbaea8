// SPDX-License-Identifier: Apache-2.0
import type { studioTables as source } from '../en/studio-tables.ts'
import type { Translated } from '../translated.ts'

/** The tables of the studio: roulette, cards, dice, beads and discs. */
export const studioTables: Translated<typeof source> = {
  'studio.table.chips': 'Fichas',
  'studio.table.chip': 'Ficha de {amount} {currency}',
  'studio.table.undo': 'Desfazer',
  'studio.table.clear': 'Limpar a mesa',
  'studio.table.repeat': 'Repetir a última aposta',
  'studio.table.double': 'Duplicar todas as fichas',
  'studio.table.total': 'Soma',
  'studio.table.felt': 'Mesa',
  'studio.table.empty': 'Coloque primeiro uma ficha na mesa',
  'studio.table.place': '{name}, paga {odds}',
  'studio.table.placed': '{name}, paga {odds}, com {amount} {currency}',
  'studio.table.odds': 'Pagamento',
  'studio.table.even': 'Par',
  'studio.table.odd': 'Ímpar',
  'studio.table.big': 'Grande',
  'studio.table.small': 'Pequeno',
  'studio.table.tie': 'Empate',
  'studio.table.sum': 'Total {total}',
  'studio.table.rules.chips':
    'Coloque fichas em até {places} lugares; juntas são a aposta da rodada. Cada lugar é pago à sua própria cota e devolve as fichas. A soma de tudo é arredondada para baixo uma só vez, na menor unidade.',
  'studio.table.rules.automatic':
    'As apostas automáticas repetem as fichas tal como estão; em uma mesa a aposta nunca sobe sozinha.',
  'studio.badChips': 'Coloque fichas em 1 a {maximum} lugares',
  'studio.badPlace': 'Esta mesa não tem esse lugar, ou ele foi indicado duas vezes',
  'studio.badChipAmount': 'Estas fichas não são um valor da sua moeda',
  'studio.chipsNotStake': 'As fichas não somam a aposta',
  'studio.verify.shoe': 'Cartas do topo de oito baralhos embaralhados',
  'studio.verify.threeDice': 'Dados: número × 6, cortado ao inteiro, mais 1',
  'studio.roulette.title': 'Roleta',
  'studio.roulette.red': 'Vermelho',
  'studio.roulette.black': 'Preto',
  'studio.roulette.straight': 'Número {numbers}',
  'studio.roulette.split': 'Cavalo {numbers}',
  'studio.roulette.street': 'Transversal {numbers}',
  'studio.roulette.corner': 'Quadro {numbers}',
  'studio.roulette.line': 'Seis números {numbers}',
  'studio.roulette.range': 'Números {range}',
  'studio.roulette.column': 'Coluna {column}',
  'studio.roulette.rules.spin':
    'A bola cai em uma de 37 casas, de 0 a 36, todas igualmente prováveis. O zero só ganha onde é indicado.',
  'studio.roulette.rules.inside':
    'Uma linha entre números aposta em todos os vizinhos: pressione a própria linha.',
  'studio.verify.roulette': 'Casa: número × 37, cortado ao inteiro',
  'studio.baccarat.title': 'Bacará',
  'studio.baccarat.player': 'Jogador',
  'studio.baccarat.banker': 'Banca',
  'studio.baccarat.playerPair': 'Par do jogador',
  'studio.baccarat.bankerPair': 'Par da banca',
  'studio.baccarat.points': 'Pontos',
  'studio.baccarat.rules.points':
    'O ás vale 1, dezes e figuras 0; da soma só conta o último dígito. 8 ou 9 com duas cartas termina a rodada.',
  'studio.baccarat.rules.player': 'O jogador tira uma terceira carta com 0 a 5 pontos e fica com 6 ou 7.',
  'studio.baccarat.rules.banker':
    'Se o jogador fica, a banca tira com 0 a 5. Depois de uma terceira carta do jogador, a banca tira sempre com 0 a 2, com 3 salvo se essa carta foi um 8, com 4 se foi 2 a 7, com 5 se foi 4 a 7, com 6 se foi 6 ou 7.',
  'studio.baccarat.rules.tie':
    'O empate devolve as apostas no jogador e na banca. A vitória da banca paga 5% de comissão. Cada rodada usa oito baralhos novos.',
  'studio.sicbo.title': 'Sic Bo',
  'studio.sicbo.anyTriple': 'Qualquer trio',
  'studio.sicbo.double': 'Duplo {face}',
  'studio.sicbo.triple': 'Trio {face}',
  'studio.sicbo.pair': 'Par {faces}',
  'studio.sicbo.single': 'Face {face}',
  'studio.sicbo.rules.throw': 'Três dados são lançados uma vez. Pequeno é 4 a 10, grande é 11 a 17.',
  'studio.sicbo.rules.triple': 'Com três dados iguais perdem pequeno, grande, par e ímpar.',
  'studio.sicbo.rules.single': 'Uma face paga 1 para 1 por cada dado que a mostra.',
  'studio.craps.title': 'Craps',
  'studio.craps.pass': 'Linha de passe',
  'studio.craps.dontPass': 'Não passe',
  'studio.craps.field': 'Campo',
  'studio.craps.place': 'Número {number}',
  'studio.craps.hard': 'Dobro {number}',
  'studio.craps.anySeven': 'Qualquer sete',
  'studio.craps.anyCraps': 'Qualquer craps',
  'studio.craps.point': 'Ponto {number}',
  'studio.craps.rules.pass':
    'Linha de passe: 7 ou 11 no primeiro lançamento ganha, 2, 3 ou 12 perde. Outro total é o ponto: ganha se sair de novo antes de um 7.',
  'studio.craps.rules.dontPass':
    'Não passe ganha quando a linha de passe perde; um 12 no primeiro lançamento a devolve.',
  'studio.craps.rules.place':
    'O número ganha se sair antes de um 7; o dobro ganha se sair em dados iguais antes de sair de outra forma e antes de um 7. O primeiro lançamento conta.',
  'studio.craps.rules.first':
    'Campo, qualquer sete, qualquer craps e totais são decididos pelo primeiro lançamento. O campo ganha com 2, 3, 4, 9, 10, 11 e 12; 2 paga 2:1 e 12 paga 3:1.',
  'studio.craps.rules.end':
    'Os dados são lançados até todas as fichas estarem decididas, no máximo {rolls} vezes; as fichas sem decisão são devolvidas.',
  'studio.verify.craps':
    'Lançamentos: número × 36, cortado ao inteiro; o quociente por 6 e o resto, cada um mais 1',
  'studio.dragontiger.title': 'Dragão Tigre',
  'studio.dragontiger.dragon': 'Dragão',
  'studio.dragontiger.tiger': 'Tigre',
  'studio.dragontiger.suitedTie': 'Empate do mesmo naipe',
  'studio.dragontiger.rules.cards':
    'Dragão e tigre recebem uma carta de oito baralhos novos; ganha a mais alta, o ás é a mais baixa.',
  'studio.dragontiger.rules.tie':
    'O empate devolve metade da aposta no dragão ou no tigre. O empate do mesmo naipe tem valor e naipe iguais.',
  'studio.dragontiger.rules.seven':
    'Grande é 8 a rei, pequeno é ás a 6. Com um 7 perdem grande, pequeno, par e ímpar.',
  'studio.fantan.title': 'Fan Tan',
  'studio.fantan.fan': 'Fan {numbers}',
  'studio.fantan.nim': 'Nim {wins}, {back} devolve',
  'studio.fantan.kwok': 'Kwok {numbers}',
  'studio.fantan.ssh': 'Três de {numbers}',
  'studio.fantan.result': '{beads} contas, restam {rest}',
  'studio.fantan.rules.beads':
    'Sob o copo há {least} a {most} contas. São retiradas quatro a quatro; restam 1, 2, 3 ou 4, igualmente prováveis.',
  'studio.fantan.rules.fan': 'Fan ganha com um resto, kwok com dois e três com três.',
  'studio.fantan.rules.nim': 'Nim ganha com o primeiro número; o segundo devolve a aposta.',
  'studio.fantan.rules.commission': 'Os pagamentos incluem 5% de comissão sobre o ganho.',
  'studio.verify.fantan': 'Contas: 40 mais número × 40, cortado ao inteiro',
  'studio.prawncrab.title': 'Peixe Camarão Caranguejo',
  'studio.prawncrab.fish': 'Peixe',
  'studio.prawncrab.prawn': 'Camarão',
  'studio.prawncrab.crab': 'Caranguejo',
  'studio.prawncrab.rooster': 'Galo',
  'studio.prawncrab.gourd': 'Cabaça',
  'studio.prawncrab.coin': 'Moeda',
  'studio.prawncrab.rules.throw':
    'Três dados mostram um de seis símbolos cada. Um símbolo paga 1 para 1 por cada dado que o mostra.',
  'studio.prawncrab.rules.pair':
    'Dois símbolos ganham se saírem ambos. Qualquer trio ganha com três dados iguais.',
  'studio.xocdia.title': 'Xoc Dia',
  'studio.xocdia.discs': '{red} vermelhos, {white} brancos',
  'studio.xocdia.rules.shake':
    'Quatro discos, vermelhos de um lado e brancos do outro, são agitados sob a taça.',
  'studio.xocdia.rules.count':
    'Par e ímpar contam os lados vermelhos; os outros lugares ganham com esse número exato.',
  'studio.verify.xocdia': 'Discos: vermelho abaixo de 0,5',
}
