// SPDX-License-Identifier: Apache-2.0
import type { BannerWords } from '../words.ts'

export const banners: BannerWords = {
  'Crash, live for everybody': [
    'Crash, ao vivo para todos',
    'Uma mesa, uma curva. Saia antes que ela quebre.',
    'Sentar-se',
  ],
  'Every result can be checked': [
    'Todos os resultados se verificam',
    'Veja o hash da semente, jogue, revele e refaça as contas.',
    'Jogar Originais',
  ],
  'Games for every mood': [
    'Jogos para cada momento',
    'Slots, jogos de mesa, lotarias e desporto num só lugar.',
    'Ver os populares',
  ],
  'Offers for every day': [
    'Ofertas para todos os dias',
    'O que dão, o que pedem: tudo numa página.',
    'Ler as ofertas',
  ],
  'Slots by the hundred': ['Slots às centenas', 'De três rolos a vinte linhas e mais.'],
  'Old legends, new reels': [
    'Lendas antigas, rolos novos',
    'Tempestades, drácares e um martelo que paga.',
    'Espreitar',
  ],
  'Live tables': ['Mesas ao vivo', 'Bacará e dragão tigre, com as cartas dadas à sua frente.'],
  'The wheel never sleeps': ['A roda nunca dorme', 'Roleta europeia a qualquer hora.'],
  'Four guns, one shoal': [
    'Salas de pesca',
    'Quatro disparam sobre o mesmo cardume, e o retorno de cada peixe está escrito nas regras.',
    'Jogar',
  ],
  'Play each other': [
    'Jogue contra outros',
    'Hold’em, Tiến Lên e rummy em mesas onde os membros jogam entre si. Ninguém vê uma carta escondida.',
    'Jogar Texas Hold’em',
  ],
  'Our own book': ['As nossas apostas desportivas', 'Odds antes do início e durante o jogo.'],
  'E-sports': ['E-sports', 'Mapas e partidas, com odds durante o jogo.'],
  Lottery: ['Lotaria', 'Sorteios regionais e keno, com resultados na hora.'],
  'Your numbers, your day': [
    'Os seus números, o seu dia',
    'Escolha um sorteio pelo dia da semana e marque os números.',
  ],
  'Take the site with you': ['Leve o site consigo', 'A aplicação é pequena, rápida e atualiza-se sozinha.'],
  'Points mall': ['Loja de pontos', 'Os pontos nunca expiram. Guarde-os para o que gosta.'],
  'Small treats': ['Pequenos mimos', 'Prémios para quem passa por cá muitas vezes.', 'Ver as ofertas'],
  'How can we help?': ['Como podemos ajudar?', 'Respostas ao que os jogadores mais perguntam.'],
  'Somebody is there': ['Há sempre alguém', 'Escreva ao apoio ao cliente quando quiser.', 'Escrever-nos'],
  Welcome: ['Boas-vindas', 'Um nome e uma palavra-passe chegam para começar.'],
  'Already know the rules?': [
    'Já conhece as regras?',
    'Leia como se verifica cada ronda antes de entrar.',
    'Jogo limpo',
  ],
  'Tessera Originals': ['Originais Tessera', 'Justos e demonstráveis, com o retorno à vista em cada aposta.'],
  'Set your own odds': [
    'Escolha as suas odds',
    'Defina a probabilidade, veja o prémio, lance.',
    'Lançar os dados',
  ],
  'Night shift': ['Turno da noite', 'Para quem joga depois do último comboio.', 'Entrar'],
  'How high dare you?': ['Até onde se atreve?', 'Um número, um toque.', 'Jogar Limbo'],
  'Reels after dark': ['Rolos ao cair da noite', 'Castelos, morcegos e lua cheia.'],
  'The back room': ['A sala do fundo', 'Mesas para poucos, abertas até tarde.'],
  'Our own games': ['Os nossos próprios jogos', 'Feitos aqui, verificados por si.'],
  'Warm-up lap': ['Volta de aquecimento', 'Aposte 200.00 e leve 5.00.'],
  'Lucky thousand': ['O milhar da sorte', 'Um bilhete por cada 1,000.00.'],
  'Midnight lap': ['Volta da meia-noite', 'Aposte 100.00 e leve 3.00.'],
}
