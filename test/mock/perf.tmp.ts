import openApi from "../../generated/openapi.json" with { type: "json" };
import { ANSWERS } from "../../generated/rest-answers.ts";
import { EXAMPLES } from "../mutate.ts";
import { loadEngine } from "../../src/mock/engine.ts";
import { Ajv2020 } from "ajv/dist/2020.js"; import fm from "ajv-formats";
const t0=performance.now();const e=await loadEngine(openApi);console.log("load",performance.now()-t0);
const rate=async(n:string,f:()=>Promise<unknown>,k=3000)=>{const t1=performance.now();await f();const first=performance.now()-t1;for(let i=0;i<k/10;i++)await f();const t=performance.now(),c=process.cpuUsage();for(let i=0;i<k;i++)await f();console.log(n,Math.round(k/(performance.now()-t)*1000)+"/s","first",first.toFixed(1)+"ms", "cpu us/call", Math.round((process.cpuUsage(c).user)/k))};
const H={Authorization:"Token x","Content-Type":"application/json"};const va=EXAMPLES.get("validateAccount")![0];
await rate("static getAccount",()=>e.answer("getAccount",{}),20000);
await rate("static processAccount 429",()=>e.answer("processAccount",{code:429}),20000);
await rate("dynamic getAccount",()=>e.answer("getAccount",{seed:"1"}));
await rate("dynamic validateAccount",()=>e.answer("validateAccount",{seed:"1"}),300);
await rate("dynamic listProducts",()=>e.answer("listProducts",{seed:"1"}),300);
await rate("judgeRequest validateAccount",()=>e.judgeRequest("validateAccount",{path:{},query:{},headers:H,body:va}),10000);
await rate("judgeRequest getAccount",()=>e.judgeRequest("getAccount",{path:{account_number:"A"},query:{},headers:H}),10000);
const a=await e.answer("validateAccount",{});await rate("judgeResponse validateAccount",()=>e.judgeResponse("validateAccount",a),10000);
// dynamic gate
const ajv=new Ajv2020({strict:false,allErrors:true});(fm as any)(ajv);ajv.addSchema(openApi as any,"doc");
const d=openApi as any;let total=0,bad=0,thrown=0,nondet=0,maxms=0;const SE=Number(process.argv[2]??200);
for(const [path,item] of Object.entries(d.paths) as any)for(const [m,op] of Object.entries(item) as any)for(const code of Object.keys((ANSWERS as any)[op.operationId]??{})){
 let r=op.responses[code],ptr=`#/paths/${encodeURIComponent(path.replaceAll("/","~1"))}/${m}/responses/${code}`;if(r.$ref){ptr=r.$ref}
 const v=ajv.compile({$ref:`doc${ptr}/content/application~1json/schema`});
 for(let i=0;i<SE;i++){total++;try{const t=performance.now();const x=await e.answer(op.operationId,{code:+code,seed:"s"+i});maxms=Math.max(maxms,performance.now()-t);if(!v(x.body)){bad++;console.log(op.operationId,code,i,v.errors?.[0])}
  await e.answer("listProducts",{seed:"z"+i});if(i<10){const y=await e.answer(op.operationId,{code:+code,seed:"s"+i});if(JSON.stringify(x)!==JSON.stringify(y))nondet++}}catch(er){thrown++;console.log(op.operationId,code,i,String(er))}}
}
console.log({total,bad,thrown,nondet,maxms});
