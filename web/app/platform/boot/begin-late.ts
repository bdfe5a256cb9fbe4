import { jsonForScript } from '../page/json-for-script.ts'

interface PageModules {
  /** The module that tells the router which routes there are. */
  readonly manifest: string
  /** The sentences in the language of the page. */
  readonly messages: readonly string[]
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  /** The routes of the page, from the root down. */
  readonly routes: readonly { readonly id: string; readonly module: string; readonly imports: readonly string[] }[]
}

/** The booking panel (booking-context.tsx), which writes sums as soon as it lives. */
const PANEL = 'rezervasyon'

/** Parts that the first drawing leaves out of its layout (blocks.css, product.css), each about as high as it is said. */
const LATE_PARTS = '.chapter,[class*=far-card],.detail section,.similar'

/** Passages of a text (blocks.css): their height cannot be guessed, so that they are laid out before anybody scrolls. */
const NEXT_PARTS = '.column + .column'

/** The first seconds of a living page belong to whoever uses it. */
const REST = 3_000

/**
 * The inline script that brings a page to life once it is loaded and drawn, or at the first sign of a person.
 * All modules are asked for side by side, so that none is discovered by another, each in a turn of its own, so that
 * none holds up a finger on the screen. The first formatter of a browser takes as long as a whole part of the page (it
 * reads its tables), so where one is needed it is made while the modules are on their way, and so is the layout of the
 * footer, which the first one left out (layout.css). A button that is pressed before it can answer is remembered,
 * browser-life.tsx presses it again; so is a field that is changed, for use-filter-form.ts.
 * The passages of a text are laid out then, and at the first scroll, or a little later, the other parts below the
 * screen, one by one while nothing else is to do, so that the page has its true length and whoever scrolls fast, or takes
 * a picture of it, finds it complete.
 * Parts above the screen would push away what is being read: they wait until somebody scrolls up.
 */
export function beginLate({ manifest, messages, entry, routes }: PageModules): string {
  const needed = new Set([...messages, ...entry.imports, ...routes.flatMap(({ imports }) => imports)])
  const modules = routes.map(({ id, module }) => [id, module])
  return `(()=>{
let begun;
const load=(url)=>new Promise((done,fail)=>setTimeout(()=>import(url).then(done,fail)));
const idle=window.requestIdleCallback||setTimeout;
const layOut=(parts,next=idle)=>{for(const part of parts)if(part.getBoundingClientRect().top>0){parts.delete(part);part.style.contentVisibility="visible";return next(()=>layOut(parts,next))}if(parts.size)addEventListener("scroll",()=>idle(()=>layOut(parts)),{once:true,passive:true})};
let completed;
const complete=()=>{if(completed)return;completed=1;idle(()=>layOut(new Set(document.querySelectorAll(${jsonForScript(LATE_PARTS)}))))};
const begin=()=>{
if(begun)return;begun=1;
document.documentElement.dataset.whole="";
layOut(new Set(document.querySelectorAll(${jsonForScript(NEXT_PARTS)})),setTimeout);
document.getElementById(${jsonForScript(PANEL)})&&setTimeout(()=>new Intl.NumberFormat(document.documentElement.lang,{style:"currency",currency:"EUR"}).format(0));
${jsonForScript([...needed])}.map(load);
Promise.all([load(${jsonForScript(manifest)}),...${jsonForScript(modules)}.map(([id,url])=>load(url).then((module)=>[id,module]))]).then(([,...routes])=>{window.__reactRouterRouteModules=Object.fromEntries(routes);return load(${jsonForScript(entry.module)})}).then(()=>{addEventListener("scroll",complete,{once:true,passive:true});setTimeout(complete,${REST})})
};
for(const sign of ["pointerdown","keydown"])addEventListener(sign,begin,{once:true,capture:true,passive:true});
const early={capture:true,signal:(window.lifeBegun=new AbortController).signal};
addEventListener("click",({target})=>{window.earlyPress=target instanceof Element&&target.closest("button[type=button]")||window.earlyPress},early);
addEventListener("change",({target})=>{window.earlyChange=target},early);
const drawn=()=>idle(begin,{timeout:1000});
document.readyState==="complete"?drawn():addEventListener("load",drawn,{once:true})
})()`.replaceAll('\n', '')
}
