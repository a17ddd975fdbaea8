// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Jogo',
  'studio.controls': 'Sua aposta',
  'studio.bar': 'Saldo e ferramentas',
  'studio.balance': 'Saldo',
  'studio.deposit': 'Depositar',
  'studio.lobby': 'Voltar ao lobby',
  'studio.fairness': 'Transparência e histórico',
  'studio.rules': 'Regras e limites',
  'studio.sound': 'Som',
  'studio.lightTheme': 'Tema claro',
  'studio.recent': 'Últimos resultados',
  'studio.check': 'Conferir esta rodada',
  'studio.copyNamed': 'Copiar: {name}',
  'studio.unknownGame': 'Não há nenhum jogo neste endereço',
  'studio.partMissing': 'Uma parte do jogo não carregou. Verifique sua conexão e tente de novo',
  'studio.offline': 'Sem conexão. Verifique sua internet e tente de novo',
  'studio.offline.waiting': 'Conexão perdida. Tentando de novo …',
  'studio.freeRounds': 'Rodadas grátis',
  'studio.freeRounds.pay': 'Pagar com',
  'studio.freeRounds.left': 'Rodadas grátis restantes: {count}, de {stake} {currency} cada',
  'studio.stake': 'Valor',
  'studio.stake.half': '½: metade do valor',
  'studio.stake.double': '2×: dobro do valor',
  'studio.bet': 'Apostar',
  'studio.cashOut': 'Retirar',
  'studio.multiplier': 'Multiplicador',
  'studio.chance': 'Chance de ganhar',
  'studio.win': 'Um ganho paga',
  'studio.rtp': 'Retorno ao jogador',
  'studio.presets': 'Escolha rápida',
  'studio.field.range': 'De {minimum} a {maximum}',
  'studio.voided': 'Esta rodada não foi jogada, o valor apostado está voltando',
  'studio.rules.chosen': 'Com os seus ajustes',
  'studio.rules.limits': 'Limites',
  'studio.rules.minimumStake': 'Aposta mínima',
  'studio.rules.maximumStake': 'Aposta máxima',
  'studio.rules.maximumWin': 'Uma rodada paga no máximo',
  'studio.rules.interrupted':
    'Uma aposta aceita sempre vale, mesmo que sua conexão caia. Os retornos são arredondados para baixo até a menor moeda.',
  'studio.fairness.how':
    'Cada resultado é calculado com três coisas: uma semente do servidor fixada antes da sua aposta (o hash dela está abaixo), a sua semente do cliente, que você pode mudar, e o número da aposta. Depois de revelar a semente do servidor, você pode recalcular cada rodada que ela decidiu.',
  'studio.fairness.verifier': 'Abrir o verificador',
  'studio.seeds.inUse': 'Sementes em uso',
  'studio.seeds.server': 'Semente do servidor',
  'studio.seeds.serverHash': 'Hash da semente do servidor (SHA-256)',
  'studio.seeds.nextHash': 'Hash da próxima semente do servidor',
  'studio.seeds.client': 'Semente do cliente',
  'studio.seeds.nonce': 'Número da sua próxima aposta (nonce):',
  'studio.seeds.rotate': 'Revelar a semente do servidor',
  'studio.seeds.rotate.why':
    'Ao revelar, a semente do servidor em uso aparece e o jogo segue com a próxima. Aí as rodadas jogadas com ela podem ser conferidas.',
  'studio.seeds.revealed': 'Semente do servidor revelada',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Nenhuma aposta foi jogada com ela.} one {Uma aposta foi jogada com ela.} many {# de apostas foram jogadas com ela.} other {# apostas foram jogadas com ela.}}',
  'studio.history': 'Suas rodadas',
  'studio.state.pending': 'Sendo feita',
  'studio.state.open': 'Aberta',
  'studio.state.settling': 'Sendo paga',
  'studio.state.voided': 'Valor devolvido',
  'studio.state.refused': 'Não jogada',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Rolar',
  'studio.dice.under': 'Abaixo',
  'studio.dice.over': 'Acima',
  'studio.dice.target': 'Alvo',
  'studio.dice.slider': 'Alvo na barra',
  'studio.dice.overTarget': 'Acima de {target}',
  'studio.dice.underTarget': 'Abaixo de {target}',
  'studio.dice.won': 'Saiu {roll}. Você ganhou {payout} {currency} a {multiplier}×',
  'studio.dice.lost': 'Saiu {roll}. Não foi desta vez',
  'studio.dice.rules.roll':
    'Cada aposta rola um número de 0.00 a 100.00; os 10,001 números possíveis têm a mesma chance.',
  'studio.dice.rules.win':
    'Você ganha quando o número fica acima (ou abaixo) do seu alvo. Um número igual ao alvo perde.',
  'studio.dice.rules.pay':
    'Um ganho paga o valor apostado vezes o multiplicador: quanto mais raro o ganho, maior ele é. A margem é de cerca de um por cento.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Alvo',
  'studio.limbo.won': 'Parou em {point}×. Você ganhou {payout} {currency}',
  'studio.limbo.lost': 'Parou em {point}×, abaixo do seu {target}×',
  'studio.limbo.rules.point':
    'Cada aposta faz um multiplicador subir de 1.00× e parar em algum ponto, no máximo em 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Você ganha quando ele chega ao seu alvo, o próprio alvo incluído. Um ganho paga o valor apostado vezes o alvo.',
  'studio.limbo.rules.chance':
    'A chance de chegar a um alvo é 99 % dividido por ele: 2.00× sai em 49.5 % das rodadas. A margem é de um por cento.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Minas',
  'studio.mines.gems': 'Gemas',
  'studio.mines.gemsLeft': 'Gemas restantes',
  'studio.mines.next': 'Com a próxima gema',
  'studio.mines.board': 'Campo de 25 casas',
  'studio.mines.tile.closed': 'Linha {row}, coluna {column}: fechada',
  'studio.mines.tile.gem': 'Linha {row}, coluna {column}: gema',
  'studio.mines.tile.mine': 'Linha {row}, coluna {column}: mina',
  'studio.mines.pick': 'Escolha uma casa',
  'studio.mines.go':
    '{mines, plural, one {Há uma mina escondida. Escolha uma casa} many {Há # de minas escondidas. Escolha uma casa} other {Há # minas escondidas. Escolha uma casa}}',
  'studio.mines.chooseTiles': 'Escolha as casas que cada aposta abre',
  'studio.mines.resumed': 'Sua rodada aberta continua',
  'studio.mines.safe': 'Uma gema: {multiplier}×, retirar paga {payout} {currency}',
  'studio.mines.won': 'Você retirou em {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Uma mina. Esta rodada não paga nada',
  'studio.mines.rules.tiles':
    'Embaixo de {tiles} casas há gemas e quantas minas você escolher. Os lugares são fixados antes da sua primeira casa.',
  'studio.mines.rules.cashOut':
    'Cada gema aumenta o multiplicador. Retire quando quiser; uma mina acaba com a rodada e não paga nada. A última gema retira sozinha.',
  'studio.mines.rules.pay':
    'O multiplicador é 99 % dividido pela chance de chegar até aqui. A margem é de um por cento, não importa quantas casas você abra.',

  'studio.sample.title': 'Slot de amostra',
  'studio.sample.mark': 'Amostra',
  'studio.sample.of':
    'Amostra de {title}: roda no slot de demonstração. Os cálculos e o retorno ao jogador são os da amostra.',
  'studio.sample.spin': 'Girar',
  'studio.sample.freeSpin': 'Giro grátis {spin} de {spins}',
  'studio.sample.freeWon': '{spins} giros grátis, cada linha conta {factor} vezes',
  'studio.sample.resumed': 'Seus giros grátis continuam',
  'studio.sample.won': 'Paga {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'Desta vez nenhuma linha paga',
  'studio.sample.rules.lines':
    'Cinco rolos mostram três fileiras cada um. Três, quatro ou cinco símbolos iguais seguidos a partir da esquerda pagam em qualquer uma das {lines} linhas. A aposta cobre todas as linhas.',
  'studio.sample.rules.wild': 'O wild substitui todos os símbolos, menos o scatter.',
  'studio.sample.rules.free':
    'Três scatters pagam {multiplier}× e dão {spins} giros grátis em que cada linha conta {factor} vezes. Os giros grátis esperam por você se você sair.',
  'studio.sample.symbol': 'Símbolo',
  'studio.sample.hitRate': 'Giros que pagam',
  'studio.sample.freeChance': 'Chance de giros grátis',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Linhas',
  'studio.plinko.risk': 'Risco',
  'studio.plinko.low': 'Baixo',
  'studio.plinko.medium': 'Médio',
  'studio.plinko.high': 'Alto',
  'studio.plinko.slot': 'Vão',
  'studio.plinko.middle': 'Meio',
  'studio.plinko.fromEdge': '{slot} a partir de cada borda',
  'studio.plinko.landed': 'Caiu em {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'A bola cai pelas linhas de pinos e em cada um vira para a esquerda ou para a direita, com a mesma chance.',
  'studio.plinko.rules.pay':
    'O vão em que ela cai paga o valor apostado vezes o seu multiplicador. Um multiplicador abaixo de 1× devolve menos do que o valor apostado.',
  'studio.plinko.rules.risk':
    'Um risco maior paga mais nas bordas e menos no meio. Os multiplicadores e as chances estão na lista abaixo.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Retirada automática',
  'studio.crash.auto.off': 'Desligada',
  'studio.crash.target': 'Retirar em',
  'studio.crash.opening': 'A mesa está abrindo …',
  'studio.crash.placing': 'Fazendo sua aposta …',
  'studio.crash.placed': 'Sua aposta está feita',
  'studio.crash.betNext': 'Apostar na próxima rodada',
  'studio.crash.waiting': 'Aguardando a próxima rodada',
  'studio.crash.cancel': 'Toque para cancelar',
  'studio.crash.startsIn': 'segundos para apostar',
  'studio.crash.crashedShort': 'Quebrou',
  'studio.crash.betting': 'Apostas abertas',
  'studio.crash.running': 'Apostas fechadas, a rodada está em andamento',
  'studio.crash.crashed': 'Quebrou em {point}×',
  'studio.crash.won': 'Você retirou em {point}× e recebeu {payout} {currency}',
  'studio.crash.lost': 'Quebrou em {point}× antes de você retirar',
  'studio.crash.bets': 'Jogadores na mesa',
  'studio.crash.betCount':
    '{bets, plural, =0 {Ninguém apostou ainda} one {# aposta na mesa} many {# de apostas na mesa} other {# apostas na mesa}}',
  'studio.crash.robot': 'Robô {name}',
  'studio.crash.robots': 'Os robôs fazem parte da demonstração. Não apostam dinheiro nem recebem nada.',
  'studio.crash.you': 'Você',
  'studio.crash.rules.table':
    'Uma mesa compartilhada por quem joga: {seconds} segundos para apostar, depois um multiplicador sobe de 1.00× até quebrar.',
  'studio.crash.rules.leave':
    'Retire antes da quebra e receba o valor apostado vezes o multiplicador daquele momento. O que vale é o momento em que a sua retirada chega até nós.',
  'studio.crash.rules.auto':
    'A retirada automática é feita pelo servidor exatamente no seu multiplicador, mesmo que sua conexão caia.',
  'studio.crash.rules.lost':
    'Na quebra, cada aposta que não foi retirada é perdida. O retorno ao jogador é o mesmo para qualquer alvo.',
  'studio.crash.chain.how':
    'Todas as rodadas desta mesa foram fixadas antes da primeira por uma corrente de hashes. Primeiro foi publicado o fim dela, depois foi sorteado um sal público; cada rodada revela mais um elo, e ninguém consegue calcular um elo antes de ele ser revelado.',
  'studio.crash.chain.check': 'Escolha um resultado acima da curva para conferir essa rodada.',
  'studio.crash.chain.terminal': 'Fim publicado da corrente',
  'studio.crash.chain.salt': 'Sal público',
  'studio.crash.chain.length': 'A corrente tem {rounds} rodadas',
}
