export { Chart, type ChartProps, type ChartSeries } from './Chart.tsx'
