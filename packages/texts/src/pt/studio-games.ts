// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The instant games after the first five, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× paga {payout} {currency}',
  'studio.round.lost': 'Desta vez não ganhou',
  'studio.steps.safe': '{multiplier}×: levantar agora paga {payout} {currency}',
  'studio.steps.lost': 'Perdeu. Esta ronda não paga nada',
  'studio.steps.next': 'O próximo passo atinge',
  'studio.steps.rules.cashOut': 'Levante quando quiser. Um passo errado termina a ronda e não paga nada.',
  'studio.steps.rules.pay':
    'O multiplicador é 99 % a dividir pela probabilidade de chegar até aqui. A vantagem é de um por cento, por mais longe que vá.',
  'studio.randomTile': 'Casa ao acaso',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Números de 1 a 40',
  'studio.keno.number': 'Número {number}',
  'studio.keno.picks': 'Números escolhidos',
  'studio.keno.random': 'Números ao acaso',
  'studio.keno.clear': 'Limpar',
  'studio.keno.hits': 'Acertos',
  'studio.keno.classic': 'Clássico',
  'studio.keno.rules.draw': 'Escolha de um a dez dos 40 números. Depois são sorteados dez.',
  'studio.keno.rules.pay':
    'Quanto mais números seus saírem, mais a ronda paga. A tabela mostra quanto paga cada quantidade de acertos com os seus números e o seu risco, e a sua probabilidade.',
  'studio.verify.keno': 'Números sorteados: cada número aleatório escolhe um dos que restam',
  'studio.wheel.title': 'Roda',
  'studio.wheel.segments': 'Segmentos',
  'studio.wheel.rules.spin':
    'A roda para com um dos seus segmentos no ponteiro; todos são igualmente prováveis.',
  'studio.wheel.rules.pay':
    'Esse segmento paga a aposta vezes o seu multiplicador. Em todas as rodas a média dos multiplicadores é 0.99×.',
  'studio.verify.wheel': 'Segmento: número × {segments}, sem decimais, contado a partir de 0',
  'studio.hilo.title': 'Maior ou menor',
  'studio.hilo.higher': 'Maior ou igual',
  'studio.hilo.lower': 'Menor ou igual',
  'studio.hilo.skip': 'Saltar esta carta',
  'studio.hilo.card': 'Carta',
  'studio.hilo.first': 'A próxima carta é maior ou menor?',
  'studio.hilo.rules.guess':
    'Adivinhe se a próxima carta é maior ou menor. O ás é a mais baixa e o rei a mais alta; os 13 valores são sempre igualmente prováveis.',
  'studio.hilo.rules.equal':
    'Uma carta igual ganha nos dois casos. Não é oferecido um palpite que não possa perder, e saltar uma carta não custa nada.',
  'studio.verify.hilo': 'Cartas: número × 52, sem decimais',
  'studio.tower.title': 'Torre do Dragão',
  'studio.tower.board': 'Torre de nove andares',
  'studio.tower.difficulty': 'Dificuldade',
  'studio.tower.easy': 'Fácil',
  'studio.tower.medium': 'Média',
  'studio.tower.hard': 'Difícil',
  'studio.tower.expert': 'Perita',
  'studio.tower.master': 'Mestre',
  'studio.tower.eggs': 'Ovos em cada andar',
  'studio.tower.floor': 'Andar',
  'studio.tower.tile': 'Andar {floor}, casa {tile}',
  'studio.tower.egg': 'ovo',
  'studio.tower.fire': 'fogo',
  'studio.tower.first': 'Escolha uma casa do andar mais baixo',
  'studio.tower.rules.floors':
    'Escolha uma casa em cada um dos nove andares. Um ovo leva-o para cima, o fogo termina a ronda. Os lugares estão fixados antes da sua primeira casa.',
  'studio.verify.tower': 'Casas com ovos, a partir do andar mais baixo',
  'studio.flip.title': 'Cara ou coroa',
  'studio.flip.heads': 'Cara',
  'studio.flip.tails': 'Coroa',
  'studio.flip.calls': 'Acertos seguidos',
  'studio.flip.first': 'Cara ou coroa?',
  'studio.flip.rules.call':
    'Adivinhe o lado da moeda vez após vez. Cada acerto duplica o multiplicador; após {most} acertos a ronda é levantada automaticamente.',
  'studio.verify.flip': 'Lados por ordem: cara abaixo de 0.5',
  'studio.diamonds.title': 'Diamantes',
  'studio.diamonds.pattern': 'Combinação',
  'studio.diamonds.five': 'Cinco iguais',
  'studio.diamonds.four': 'Quatro iguais',
  'studio.diamonds.full': 'Três e dois',
  'studio.diamonds.three': 'Três iguais',
  'studio.diamonds.twoPairs': 'Dois pares',
  'studio.diamonds.pair': 'Um par',
  'studio.diamonds.none': 'Todos diferentes',
  'studio.diamonds.rules.gems':
    'Cada aposta tira cinco gemas. Cada uma tem uma de sete cores, todas igualmente prováveis.',
  'studio.diamonds.rules.pay':
    'As cores iguais pagam: a tabela mostra quanto paga cada combinação e a sua probabilidade.',
  'studio.verify.diamonds': 'Cores: número × 7, sem decimais, contado a partir de 0',
  'studio.chicken.title': 'A travessia da galinha',
  'studio.chicken.go': 'Faixa seguinte',
  'studio.chicken.lane': 'Faixa',
  'studio.chicken.safe': 'A faixa é segura',
  'studio.chicken.first': 'Faça a galinha atravessar a primeira faixa',
  'studio.chicken.rules.road':
    'A galinha atravessa até {lanes} faixas, uma de cada vez. Um carro termina a ronda. A dificuldade define com que frequência uma faixa é segura; os carros estão fixados antes da primeira faixa.',
  'studio.verify.chicken': 'Faixas com carro',
  'studio.rps.title': 'Pedra, papel ou tesoura',
  'studio.rps.rock': 'Pedra',
  'studio.rps.paper': 'Papel',
  'studio.rps.scissors': 'Tesoura',
  'studio.rps.you': 'Você',
  'studio.rps.studio': 'Estúdio',
  'studio.rps.first': 'Pedra, papel ou tesoura?',
  'studio.rps.drawn': 'Empate: jogue outra vez',
  'studio.rps.wins': 'Vitórias',
  'studio.rps.rules.signs':
    'Você e o estúdio mostram um sinal ao mesmo tempo. O papel vence a pedra, a pedra vence a tesoura, a tesoura vence o papel. Um empate repete-se sem custo.',
  'studio.rps.rules.chain':
    'Cada vitória duplica o multiplicador; após {most} vitórias a ronda é levantada sozinha.',
  'studio.verify.rps': 'Sinais do estúdio por ordem: número × 3, sem decimais; 0 pedra, 1 papel, 2 tesoura',
  'studio.pump.title': 'Balão',
  'studio.pump.again': 'Encher',
  'studio.pump.first': 'Carregue na bomba',
  'studio.pump.pumps': 'Bombadas',
  'studio.pump.rules.pins':
    'O balão tem {places} lugares seguidos, um por bombada, e {pins} deles têm um alfinete. Rebenta no primeiro alfinete. Os lugares ficam fixos antes da primeira bombada.',
  'studio.verify.pump':
    'Bombadas que o balão aguenta: cada número aleatório põe um alfinete num dos lugares que restam',
  'studio.cases.title': 'Cofres',
  'studio.cases.case': 'Cofre',
  'studio.cases.count': 'Cofres em 10 000',
  'studio.cases.rules.open': 'Cada aposta abre um de {cases} cofres; todos são igualmente prováveis.',
  'studio.cases.rules.pay':
    'O cofre paga a aposta vezes o seu multiplicador. Em cada dificuldade a média dos cofres é 0.99×; quanto mais difícil, mais raros e maiores são os melhores.',
  'studio.verify.cases': 'Cofre: número × 10 000, sem decimais; a tabela conta-os a partir do topo',
  'studio.scratch.title': 'Raspadinha',
  'studio.scratch.prize': 'Prémio',
  'studio.scratch.cards': 'Cartões em 100 000',
  'studio.scratch.winning': 'Um cartão ganha',
  'studio.scratch.rules.card':
    'Há nove casas tapadas. Um símbolo que aparece três vezes paga o seu prémio; nenhum cartão tem mais do que um.',
  'studio.scratch.rules.pay':
    'Cada aposta tira um de {cards} cartões; todos são igualmente prováveis. A tabela mostra quantos têm cada prémio.',
  'studio.verify.scratch':
    'Cartão: número × 100 000, sem decimais; primeiro os premiados, pela ordem da tabela',
  'studio.verify.scratch.fields': 'Símbolos das casas, 0 para o maior prémio',
}
