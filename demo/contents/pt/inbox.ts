// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Bem-vindo',
    '<p>Ainda bem que veio. A sua conta está pronta e tem dinheiro fictício. A <a href="/helpmc">Ajuda</a> responde ao que os novos jogadores mais perguntam.</p>',
  ],
  'Set a payment password': [
    'Defina um PIN de pagamento',
    '<p>Protege cada levantamento. Encontra-a na Área pessoal, em <b>Segurança</b>.</p>',
  ],
  'Answer to your feedback': [
    'Resposta à sua opinião',
    '<p>Obrigado pelo aviso. A lista de jogos recentes volta a mostrar os últimos vinte.</p><blockquote><p>Os meus jogos recentes acabam nos dez. É de propósito?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Manutenção breve na terça-feira',
    '<p>Entre as 04:00 e as 04:20, hora do site, cuidamos da base de dados. As rondas em curso são terminadas primeiro.</p>',
  ],
  'How to check a round': [
    'Como verificar uma ronda',
    '<ol><li>Abra o histórico de apostas.</li><li>Escolha uma ronda dos Originais Tessera.</li><li>Prima o visto.</li></ol><p>A página calcula o resultado a partir das sementes, no seu próprio navegador.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'A sua equipa num relance',
    '<p>O resumo soma toda a sua equipa nos dias que escolher. As listas nomeiam cada conta e podem ser pesquisadas.</p>',
  ],
  'Pass money on within your team': [
    'Passe dinheiro dentro da sua equipa',
    '<p>Ao lado de cada conta da sua equipa está <b>Transferência</b>. O que envia chega de imediato, protegido pelo seu PIN de pagamento.</p>',
  ],
}
