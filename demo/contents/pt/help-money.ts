// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Depósitos',
    `<p class="lead">Depositar leva um minuto. O dinheiro está pronto a jogar assim que o banco nos diz que chegou.</p>
<h3>Como depositar</h3><ol><li>Abra <b>Depositar</b> no cabeçalho ou no centro de membro.</li><li>Escolha um método de pagamento e um valor. O mínimo e o máximo estão junto ao campo.</li><li>É levado à página do banco. Siga-a até ao fim; fechá-la antes significa apenas que nada foi pago.</li><li>O saldo aumenta sozinho quando o pagamento chega. Não é preciso recarregar a página.</li></ol>
<h3>Quando demora mais</h3><p>A maior parte dos pagamentos chega num minuto. Um pagamento que não termina a tempo expira e nada é cobrado. Se o banco o dá como feito e o saldo não mudou ao fim de uma hora, escreva ao apoio ao cliente com o número do depósito. Encontra-o nos movimentos.</p>
<h3>Regras</h3><ul><li>Pague de uma conta ou cartão em seu nome. Pagamentos de terceiros são devolvidos.</li><li>Não cobramos nada por depositar. O seu banco pode cobrar.</li><li>Um pagamento que chega com outro valor é creditado pelo valor que chegou.</li></ul><p class="note">A demonstração paga através do banco de testes, que não tem dinheiro verdadeiro.</p>`,
  ],
  Withdrawals: [
    'Levantamentos',
    `<p class="lead">O que é seu pode ser levantado quando quiser. Um levantamento fica logo reservado, é visto por uma pessoa, pago e encerrado por si.</p>
<h3>Antes do primeiro</h3><ul><li>Defina um <b>PIN de pagamento</b> de seis algarismos em Segurança. Protege todos os levantamentos.</li><li>Acrescente a conta para a qual pagamos. Tem de estar em seu nome e pode ser usada enquanto a mantiver.</li></ul>
<h3>Passo a passo</h3><ol><li>Abra <b>Levantar</b>, escolha a conta e o valor e introduza o PIN de pagamento.</li><li>O valor sai logo do saldo e fica reservado. Entretanto não pode ser jogado, e ninguém o pode tirar duas vezes.</li><li>Um operador aprova ou rejeita. Um levantamento rejeitado volta ao saldo com o motivo.</li><li>Quando é pago, perguntamos se chegou. Sem resposta, conta como recebido ao fim de um dia.</li></ol>
<h3>Limites</h3><p>O mínimo, o máximo e o número de levantamentos por dia aparecem na página antes de começar. Um bónus aberto pode ter de ser jogado primeiro; a página diz quanto falta.</p>
<h3>Pago por partes</h3><p>Um levantamento grande pode ser pago por partes. A página mostra o que já foi pago e o que falta.</p>`,
  ],
  'Bonus terms': [
    'Termos dos bónus',
    `<p class="lead">Estes termos valem para todas as ofertas. O que uma oferta diz na sua página acrescenta-se, e prevalece onde os dois diferem.</p>
<h3>Quem participa</h3><p>Uma oferta é para uma pessoa, um lar e um dispositivo. Quem abre uma segunda conta para a receber duas vezes perde ambas.</p>
<h3>O que uma oferta dá</h3><p>O que uma oferta credita é dinheiro: pode jogá-lo ou levantá-lo. Uma oferta que pede mais di-lo na sua página.</p>
<h3>O que conta</h3><p>Quando uma oferta conta apostas válidas, uma aposta conta assim que a ronda é liquidada. Apostas anuladas ou retiradas não contam; das apostas nos dois lados de um sorteio só conta a diferença.</p>
<h3>Prazo e erros</h3><p>A página da oferta diz quanto dura e, depois de participar, até onde chegou. Se uma oferta foi creditada por engano, retiramos o que resta dela e nada do que já lhe foi pago.</p>`,
  ],
}
