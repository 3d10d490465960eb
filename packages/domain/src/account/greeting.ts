export type GreetingId = 'greeting.morning' | 'greeting.afternoon' | 'greeting.evening' | 'greeting.night'

/** Greeting by local hour (0–23): night until 5, morning until 12, afternoon until 18, evening until 23. */
export function greetingId(hour: number): GreetingId {
  if (hour < 5 || hour >= 23) return 'greeting.night'
  if (hour < 12) return 'greeting.morning'
  return hour < 18 ? 'greeting.afternoon' : 'greeting.evening'
}
