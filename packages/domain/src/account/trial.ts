/** True when a trial was granted: its value is not 0. The page then goes home. */
export function isTrialGranted(trial: number | string | null | undefined): boolean {
  return trial !== null && trial !== undefined && Number(trial) !== 0
}
