// SPDX-License-Identifier: Apache-2.0
import type { Simulate } from '../../runtime/simulator/simulate.ts'
import type { SimulationAnswer, SimulationOrder } from './messages.ts'
import { workerAddress } from './worker-address.ts'
import workerUrl from './simulate.worker.ts?worker&url'

/** Runs a simulation in a worker, so that the page stays free; it ends with its rounds, a failure, or a stop. */
export const startSimulation: Simulate = (simulation, rounds, { onTotals, onFailure }) => {
  const worker = new Worker(workerAddress(workerUrl), { type: 'module' })
  const order: SimulationOrder = {
    ...simulation,
    rounds,
    seed: Array.from(crypto.getRandomValues(new Uint32Array(3))) as [number, number, number],
  }
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => {
    if ('failed' in data) onFailure()
    else onTotals(data.totals)
    if ('failed' in data || data.totals.rounds >= rounds) worker.terminate()
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    onFailure()
  })
  worker.postMessage(order)
  return () => worker.terminate()
}
