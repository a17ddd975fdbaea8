export { maskName } from './mask-name.ts'
export { rewardsCalls, type RewardsDeps } from './calls.ts'
