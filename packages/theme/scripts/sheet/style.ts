/** Style sheet of the brand sheet itself. Colours come from the brand's variables only. */
export const sheetStyle = `
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));font-family:var(--lv-font-text);font-size:var(--lv-type-body-size);line-height:var(--lv-type-body-line-height);-webkit-font-smoothing:antialiased}
.theme{background-color:var(--lv-color-surface-page);background-image:var(--lv-gradient-page);color:var(--lv-color-text-primary);padding:44px 40px 56px;display:grid;gap:36px;align-content:start}
h1,h2{font-family:var(--lv-font-display);font-weight:var(--lv-font-weight-display)}
h2{font-size:var(--lv-type-small-size);font-family:var(--lv-font-text);font-weight:var(--lv-font-weight-medium);color:var(--lv-color-text-muted);padding-block-end:10px;border-block-end:1px solid var(--lv-color-border-subtle);margin-block-end:16px}
.head{display:flex;align-items:center;gap:20px}.head img.logo{height:46px}.head img.icon{height:64px;border-radius:22%;margin-inline-start:auto}
.caption{font-size:var(--lv-type-caption-size);line-height:1.45;color:var(--lv-color-text-muted)}
.secondary{color:var(--lv-color-text-secondary)}.muted{color:var(--lv-color-text-muted)}
.num{font-variant-numeric:tabular-nums}
.grid{display:grid;gap:12px}.g2{grid-template-columns:1fr 1fr}.g3{grid-template-columns:repeat(3,1fr)}.g4{grid-template-columns:repeat(4,1fr)}.g5{grid-template-columns:repeat(5,1fr)}.g6{grid-template-columns:repeat(6,1fr)}
.row{display:flex;align-items:center;gap:12px}
.card{background:var(--lv-color-surface-card);border-radius:var(--lv-radius-card);box-shadow:var(--lv-shadow-card);padding:16px}
.swatch{border-radius:var(--lv-radius-medium);padding:10px;min-height:64px;display:flex;flex-direction:column;justify-content:flex-end;font-size:11px;line-height:1.35;box-shadow:var(--lv-shadow-card)}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:var(--lv-size-control);padding-inline:22px;border-radius:var(--lv-radius-control);font-weight:var(--lv-font-weight-medium);font-size:var(--lv-type-body-size)}
.brand{background:var(--lv-color-brand-rest);color:var(--lv-color-brand-on);box-shadow:inset 0 0 0 1px var(--lv-color-brand-edge)}.brand.g{background-image:var(--lv-gradient-brand)}.hover{background:var(--lv-color-brand-hover)}.pressed{background:var(--lv-color-brand-pressed)}
.quiet{background:var(--lv-color-control-rest);color:var(--lv-color-control-on)}.off{background:var(--lv-color-control-disabled);color:var(--lv-color-control-on-disabled)}
.ghost{color:var(--lv-color-text-link)}
.focus{outline:var(--lv-line-focus) solid var(--lv-color-border-focus);outline-offset:2px}
.chip{display:inline-flex;align-items:center;min-height:36px;padding-inline:14px;border-radius:var(--lv-radius-pill);background:var(--lv-color-control-rest);color:var(--lv-color-control-on);font-size:var(--lv-type-small-size)}
.chip.on{background:var(--lv-color-control-selected);color:var(--lv-color-control-on-selected);font-weight:var(--lv-font-weight-medium)}
.field{display:grid;gap:6px}.field span{font-size:var(--lv-type-small-size);font-weight:var(--lv-font-weight-medium)}
.field div{min-height:var(--lv-size-control);display:flex;align-items:center;padding-inline:14px;border:1px solid var(--lv-color-border-control);border-radius:var(--lv-radius-control);background:var(--lv-color-surface-sunken);color:var(--lv-color-text-muted)}
.field.bad div{border-color:var(--lv-color-status-danger-text);color:var(--lv-color-text-primary)}.field.bad small{color:var(--lv-color-status-danger-text)}.field small{font-size:var(--lv-type-caption-size);color:var(--lv-color-text-muted)}
.balance{background-image:var(--lv-gradient-card);border-radius:var(--lv-radius-card);box-shadow:var(--lv-shadow-card);padding:20px;display:grid;gap:14px}
.figure{font-family:var(--lv-font-display);font-weight:var(--lv-font-weight-display);font-size:var(--lv-type-display-size);line-height:1.1;font-variant-numeric:tabular-nums}
.hero{background-image:var(--lv-gradient-hero);border-radius:var(--lv-radius-card);padding:20px;display:grid;gap:8px;box-shadow:var(--lv-shadow-card)}
.tile{position:relative;border-radius:var(--lv-radius-card);overflow:hidden;background:var(--lv-color-surface-card);box-shadow:var(--lv-shadow-card)}
.tile .art{aspect-ratio:4/5;background-size:cover;background-position:68% 50%;position:relative}
.tile .vendor{position:absolute;inset-block-start:8px;inset-inline-start:8px;background:var(--lv-color-media-chip);color:var(--lv-color-media-on-chip);border-radius:var(--lv-radius-small);font-size:10px;line-height:1.3;padding:3px 6px}
.tile .heart{position:absolute;inset-block-start:6px;inset-inline-end:6px;width:30px;height:30px;border-radius:50%;background:var(--lv-color-media-chip);color:var(--lv-color-favourite);display:grid;place-items:center;font-size:15px}
.tile .name{padding:10px;font-size:var(--lv-type-small-size);line-height:1.3}
.tile .over{position:absolute;inset-inline:0;inset-block-end:0;background:var(--lv-color-media-scrim);color:var(--lv-color-media-on);font-size:11px;padding:5px 8px}
.tag{display:inline-flex;padding:3px 9px;border-radius:var(--lv-radius-small);font-size:var(--lv-type-caption-size);line-height:1.5;font-weight:var(--lv-font-weight-medium)}
.ball{width:40px;height:40px;border-radius:50%;display:grid;place-items:center;color:var(--lv-color-ball-on);font-weight:var(--lv-font-weight-bold);font-variant-numeric:tabular-nums;box-shadow:inset -3px -5px 9px #0003,inset 3px 4px 6px #fff4}
.list>*{display:flex;justify-content:space-between;align-items:center;min-height:var(--lv-space-row);border-block-end:1px solid var(--lv-color-border-subtle);gap:12px}.list>*:last-child{border:0}
.step{display:flex;flex-direction:column;border-block-end:1px dashed var(--lv-color-border-subtle);padding-block-end:8px;gap:6px}
.trim::before,.trim::after{content:'';display:table}.trim{display:block;background:var(--lv-color-brand-soft)}
table{width:100%;border-collapse:collapse;font-size:12px;line-height:1.4}td,th{padding:5px 0;text-align:start;border-block-end:1px solid var(--lv-color-border-subtle);font-weight:400}td:last-child,td:nth-last-child(2){text-align:end;font-variant-numeric:tabular-nums}
.bars{display:flex;align-items:flex-end;gap:10px;height:96px}.bars i{flex:1;border-radius:var(--lv-radius-small) var(--lv-radius-small) 0 0}
`
